"""Whether the server is alive."""

from fastapi import APIRouter

router = APIRouter()


@router.get("/health")
def health() -> dict[str, str]:
    """Alive, and the database answered when it started."""
    return {"status": "ok"}
