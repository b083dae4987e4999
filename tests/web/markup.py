"""What a test reads from an answer's markup."""

from dataclasses import dataclass
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr", "use"}


@dataclass(frozen=True)
class Tag:
    """An element's start; `inside` are the names of those around it, the outermost first."""

    name: str
    attributes: dict[str, str]
    inside: tuple[str, ...]

    def __getitem__(self, attribute: str) -> str:
        return self.attributes[attribute]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self.texts: list[str] = []
        self.unclosed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(Tag(tag, values, tuple(self.unclosed)))
        if tag not in VOID:
            self.unclosed.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(Tag(tag, values, tuple(self.unclosed)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            opened = self.unclosed.pop()
            assert opened == tag, f"</{tag}> closes <{opened}>"

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


class Markup:
    """Elements and text of a page or a part of one; wrongly nested ones are refused."""

    def __init__(self, text: str) -> None:
        reader = _Reader()
        reader.feed(text)
        reader.close()
        assert not reader.unclosed, f"not closed: {reader.unclosed}"
        self.tags = reader.tags
        self.text = " ".join(" ".join(reader.texts).split())

    def all(self, element: str, **attributes: str) -> list[Tag]:
        """Every such element that has these values; `aria_label` stands for `aria-label`."""
        wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
        return [
            tag
            for tag in self.tags
            if tag.name == element and wanted.items() <= tag.attributes.items()
        ]

    def top(self) -> list[str]:
        """Names of the outermost elements."""
        return [tag.name for tag in self.tags if not tag.inside]

    def values(self, attribute: str) -> list[str]:
        """Every value of an attribute."""
        return [tag[attribute] for tag in self.tags if attribute in tag.attributes]


def table_block(text: str) -> str:
    """The table's section as written in a page or a fragment."""
    start = text.index('<section id="table"')
    depth, at = 0, start
    while True:
        opening, closing = text.find("<section", at), text.find("</section>", at)
        assert closing >= 0, "the table's section is not closed"
        if 0 <= opening < closing:
            depth, at = depth + 1, opening + 1
        else:
            depth, at = depth - 1, closing + len("</section>")
            if depth == 0:
                return text[start:at]
