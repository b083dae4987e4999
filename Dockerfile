# docker build -t tapete . && docker run -p 8000:8000 -v tapete:/data tapete
# With PostgreSQL (DATABASE_URL): --build-arg LOCK=requirements-postgres.lock
FROM python:3.14-slim AS install
ARG LOCK=requirements.lock
COPY ${LOCK} /requirements.lock
RUN python -m venv /venv \
    && /venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary=:all: -r /requirements.lock

FROM python:3.14-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin tapete \
    && install -d -o tapete -g tapete -m 700 /data
COPY --from=install /venv /venv
WORKDIR /app
COPY LICENSE ./
COPY engine engine
COPY app app
COPY templates templates
COPY static static
RUN /venv/bin/python -m compileall -q engine app
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TAPETE_DATA=/data \
    HOST=0.0.0.0 \
    PORT=8000
USER tapete
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.build_opener(r.ProxyHandler({})).open('http://127.0.0.1:' + os.environ['PORT'] + '/health', timeout=4)"]
CMD ["python", "-m", "app", "--no-browser"]
