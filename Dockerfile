# The server in a container: docker compose up --build (docs/guide/serve.md)
FROM python:3.13-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /tools \
    && /tools/bin/pip install --no-cache-dir --constraint constraints.txt setuptools wheel Cython build \
    && /tools/bin/python web/build.py --fetch-node \
    && /tools/bin/python -m build --wheel --no-isolation --outdir /wheels \
    && python -m venv /kagura \
    && /kagura/bin/pip install --no-cache-dir --constraint constraints.txt /wheels/*.whl

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --no-create-home kagura \
    && install --directory --owner=10001 --group=10001 --mode=700 /data
COPY --from=build /kagura /kagura
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["/kagura/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/kagura/bin/kagura", "serve", "--host", "0.0.0.0", "--data", "/data", "--log", "json"]
