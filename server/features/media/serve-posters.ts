import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { mediaParams } from '#contract/media.ts';
import { POSTER_MAX_BYTES } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { signedIn } from '../../http/route.ts';
import { storePoster } from './store-poster.ts';

/** The body is the picture itself, so this stands beside the routes that speak JSON. */
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
      const { account } = signedIn({ actor: request.actor, request });
      if (!Buffer.isBuffer(request.body)) {
        throw new Problem('unsupported_content_type', 'Send the poster as image/jpeg.');
      }
      await storePoster(context, account, request.params.id, request.body);
      return reply.code(204).send();
    },
  );
}
