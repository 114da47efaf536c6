import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { openToEveryone } from './register-routes.ts';

const BUILT = fileURLToPath(new URL('../../../dist/client/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Files of the build: hashed names are cached forever, the few with fixed names for a day. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(BUILT)) throw new KnownFailure('The pages aren’t built: run bin/start, or npx vite build.');
  await app.register(async (scope) => {
    openToEveryone(scope);
    await scope.register(fastifyStatic, {
      root: join(BUILT, 'assets'),
      prefix: '/assets/',
      ...AS_BUILT,
      setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
    });
    await scope.register(fastifyStatic, {
      root: BUILT,
      prefix: '/',
      // A route for each file, because everything else at the top is a page. Hashed files are too many for that.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'assets/**'],
      decorateReply: false,
      ...AS_BUILT,
      setHeaders: (reply, path) => {
        // Mail programs on the web show these on pages of their own.
        if (path.includes('/mail/')) reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      },
    });
  });
}

const AS_BUILT = {
  preCompressed: true,
  index: false,
  cacheControl: false,
  allowedPath: (path: string) => !/\.(br|gz)$/.test(path),
} as const;
