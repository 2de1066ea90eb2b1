# Homeplot's server with its web app: docker build --tag homeplot .
# How to run it: docs/deployment.md. Data is in /data, the port is 3000, and mail must be set.

FROM node:24-slim AS packages
WORKDIR /homeplot
COPY package.json package-lock.json ./
COPY packages/plan/package.json packages/plan/
COPY packages/live/package.json packages/live/
COPY packages/editor/package.json packages/editor/
COPY packages/formats/package.json packages/formats/
COPY packages/web/package.json packages/web/
COPY packages/server/package.json packages/server/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM packages AS web
RUN npm ci --ignore-scripts --no-audit --no-fund \
      --workspace packages/plan --workspace packages/live --workspace packages/editor --workspace packages/formats \
      --workspace packages/web
COPY . .
RUN node scripts/build.ts

FROM packages AS server
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace packages/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /homeplot
COPY --from=server /homeplot ./
COPY packages/plan packages/plan
COPY packages/live packages/live
COPY packages/server packages/server
COPY --from=web /homeplot/packages/web/dist packages/web/dist
# The server runs as `node`, which may not write here.
RUN node packages/server/src/start/preparePostgres.ts \
    && install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
# A new database takes a second or two to make, and longer on a busy machine.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# To the server alone, which answers what it was asked and then stops Postgres.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "packages/server/src/app/main.ts"]
