import type { FastifyInstance } from 'fastify';
import { drawArt } from '#art/catalogue.ts';
import { Problem } from '../errors.ts';

/** A drawing is named whole by its address, so it may be kept for ever. */
export function serveArt(app: FastifyInstance): void {
  app.get(
    '/art/*',
    { schema: { hide: true }, config: { access: 'everyone', rateLimit: false } },
    async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const drawing = drawArt(path);
      if (drawing === null) throw new Problem('not_found', 'No drawing has this address.');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(drawing);
    },
  );
}
