import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/platform/errors.ts';
import { openDrawings } from './drawings.ts';
import { networkKey } from './network-limits.ts';
import { sendPrepared } from './prepared-answer.ts';

/** The address describes a drawing completely, so it may be cached forever. */
export function serveArt(app: FastifyInstance): void {
  const getDrawing = openDrawings();
  app.get(
    '/art/*',
    {
      compress: false,
      schema: { hide: true },
      config: { access: 'everyone', rateLimit: false },
    },
    async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const drawing = await getDrawing(path, networkKey(request));
      if (drawing === null) throw new Problem('not_found', 'There’s no drawing at this address.');
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return sendPrepared(request, reply, drawing);
    },
  );
}
