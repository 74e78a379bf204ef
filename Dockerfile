# The server in a container: docs/how-to/operating.md. Nothing secret is in it; games are in the volume.
FROM python:3.13-slim AS build
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
RUN python -m venv /opt/gaslamp && /opt/gaslamp/bin/pip install --no-cache-dir ".[serve,search,postgres,push]"

FROM python:3.13-slim
COPY --from=build /opt/gaslamp /opt/gaslamp
RUN useradd --system --uid 10421 --home-dir /data --shell /usr/sbin/nologin gaslamp \
    && install --directory --owner gaslamp --mode 0700 /data
USER 10421
ENV PATH=/opt/gaslamp/bin:$PATH \
    GASLAMP_DATABASE=/data/gaslamp.db \
    XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 8421
HEALTHCHECK --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8421/health', timeout=5)"]
ENTRYPOINT ["gaslamp"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8421", "--no-browser"]
