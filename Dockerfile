# docker build -t tuckling .
FROM node:24-slim AS build
WORKDIR /build
COPY . .
# The second installation leaves the packages that the bundle doesn't contain.
RUN node tooling/prepare.mjs build && npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_PATH=/data/tuckling.db
COPY --from=build /build/node_modules node_modules
COPY package.json LICENSE ./
COPY drizzle drizzle
COPY src/client/brand src/client/brand
COPY src/client/pictures src/client/pictures
COPY src/client/public src/client/public
COPY src/server/auth/common-passwords.bin src/server/auth/common-passwords.bin
COPY src/server/content/articles src/server/content/articles
COPY --from=build /build/dist dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
