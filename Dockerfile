# Chancery: server and worker in one image. docs/running.md tells how it is used.
#   docker build -t chancery .

ARG BASE=node:24-bookworm-slim

# What is needed to run, and the pages, which need more to be built.
FROM ${BASE} AS build
WORKDIR /chancery
COPY . .
RUN npm install --no-save --no-audit --no-fund --ignore-scripts \
 && node apps/web/build/build.ts \
 && rm -rf node_modules apps/*/node_modules packages/*/node_modules rulesets/*/node_modules \
 && npm install --no-save --no-audit --no-fund --ignore-scripts --omit=dev \
 && node scripts/image/leave-out-tools.mjs

FROM ${BASE}
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/chancery/.compiled \
    CHANCERY_DATA=/data \
    CHANCERY_HTTP_HOST=0.0.0.0 \
    CHANCERY_STATUS_PORT=9464
WORKDIR /chancery
COPY --from=build /chancery ./
# Compiled once, here: what runs starts sooner and needs less memory. The data is the server's alone.
RUN node apps/chancery/src/main.ts help serve > /dev/null \
 && mkdir /data && chown node:node /data && chmod 700 /data \
 && chown -R node:node /chancery/.compiled
USER node
VOLUME /data
EXPOSE 8080
# Its own port answers in server and worker alike.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "apps/chancery/src/main.ts"]
CMD ["serve"]
