# One image for both programs: `node server/dist/launcher.js web` and `node server/dist/launcher.js worker`.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
COPY lab/package.json lab/
RUN npm ci --no-progress
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
# Without MALLOC_ARENA_MAX the worker holds half as much memory again while it stores pictures.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/shared shared
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/models server/models
COPY --from=build /app/client/dist client/dist
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "server/dist/launcher.js", "web"]
