import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const open = { schema: { hide: true }, config: { access: 'everyone' as const } };
/** Pages for visitors from a search engine. */
const LISTED = ['/', '/login', '/signup', '/privacy-policy', '/terms-of-service'];

/** Tells crawlers what to read and what to leave alone. */
export function serveWellKnown(app: FastifyInstance, { app_url }: Config): void {
  app.get('/robots.txt', open, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /waiting-list\nDisallow: /saved-search-mail\nDisallow: /unsubscribe\nDisallow: /auth/\n\nSitemap: ${app_url}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(app_url)),
  );
}

function sitemap(appUrl: string): string {
  const urls = LISTED.map((path) => `  <url><loc>${appUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
