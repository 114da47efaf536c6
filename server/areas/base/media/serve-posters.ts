import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { mediaParams } from '#contract/base/media.ts';
import { POSTER_MAX_BYTES } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { signedIn } from '#server/platform/http/route.ts';
import { storePoster } from './commands/store-poster.ts';

/** The body is the picture itself, so this route is separate from the JSON routes. */
export async function servePosters(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'image/jpeg',
    { parseAs: 'buffer', bodyLimit: POSTER_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.put<{ Params: z.infer<typeof mediaParams> }>(
    '/api/media/:id/poster',
    {
      bodyLimit: POSTER_MAX_BYTES,
      schema: { hide: true, params: mediaParams },
      config: { access: 'in_good_standing' },
    },
    async (request, reply) => {
      const { account } = signedIn(request);
      if (!Buffer.isBuffer(request.body)) {
        throw new Problem('unsupported_content_type', 'Send the poster as image/jpeg.');
      }
      await storePoster(context, account, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
