import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const open = { schema: { hide: true }, config: { access: 'everyone' as const } };
/** Pages for visitors from a search engine, besides those the caller names. */
const LISTED = ['/', '/login', '/signup', '/privacy-policy', '/terms-of-service'];

/** RFC 9116 asks for a date, after which whoever reads it asks again. */
const SECURITY_CONTACT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Tells crawlers what to read and what to leave alone, and security researchers whom to write to. */
export function serveWellKnown(
  app: FastifyInstance,
  { app_url, contact_email }: Config,
  pages: readonly string[],
): void {
  app.get('/.well-known/security.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityContact({ app_url, contact_email }, new Date())),
  );
  app.get('/robots.txt', open, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /waiting-list\nDisallow: /saved-search-mail\nDisallow: /unsubscribe\nDisallow: /auth/\n\nSitemap: ${app_url}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(app_url, [...LISTED, ...pages])),
  );
}

function sitemap(appUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${appUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function securityContact(
  { app_url, contact_email }: Pick<Config, 'app_url' | 'contact_email'>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS).toISOString();
  return `Contact: mailto:${contact_email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${app_url}/.well-known/security.txt\n`;
}
