import { existsSync } from 'node:fs';
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
      root: BUILT,
      prefix: '/',
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        // Mail programs on the web show these on pages of their own.
        if (path.includes('/mail/')) reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
        );
      },
    });
  });
}
