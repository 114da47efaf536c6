# syntax=docker/dockerfile:1

# The image of Bizmeet: one program that serves pages and API, runs jobs, or does both. docs/upgrading.md says how to run it.
# NODE_VERSION is the one in .node-version; a test compares them.
ARG NODE_VERSION=26.10.0

# The packages Bizmeet is built with and runs on, without those for tests and checks.
FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-engine-strict

FROM packages AS pages
COPY tsconfig.json tsconfig.base.json tsconfig.web.json vite.config.ts ./
COPY art ./art
COPY contract ./contract
COPY domain ./domain
COPY public ./public
COPY web ./web
RUN node_modules/.bin/vite build

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=pages /app/dist ./dist
COPY package.json LICENSE ./
COPY art ./art
COPY contract ./contract
COPY db/migrations ./db/migrations
COPY docs/openapi.json ./docs/openapi.json
COPY domain ./domain
COPY server ./server
# Uploaded files, unless they go to S3. Nothing else is written but temporary files, so the root can be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Stops sending requests here within the drain: /readyz answers 503 as soon as the process is told to stop.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Stops within ten seconds. Node is the first process and gets the signal itself.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/main.ts"]
CMD ["--role", "all"]
