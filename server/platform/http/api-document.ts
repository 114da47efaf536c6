import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import type { Config } from '#server/platform/config.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts';

const FILE = new URL('../../../docs/openapi.json', import.meta.url);

/** Answers with the document in `docs`, because making it of the routes would hold up the event loop. */
export function serveApiDocument(app: FastifyInstance, config: Config): void {
  let prepared: Promise<PreparedAnswer> | null = null;
  app.get(
    '/api/openapi.json',
    { compress: false, schema: { hide: true }, config: { access: 'everyone' } },
    async (request, reply) => {
      prepared ??= readDocument(config).then(prepareAnswer);
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
      return sendPrepared(request, reply, await prepared);
    },
  );
}

/** The name of the session's cookie depends on the settings. */
async function readDocument(config: Config): Promise<string> {
  const document = JSON.parse(await readFile(FILE, 'utf8'));
  document.components.securitySchemes.session.name = sessionCookieName(config);
  return JSON.stringify(document);
}
