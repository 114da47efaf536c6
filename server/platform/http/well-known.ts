import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const open = { schema: { hide: true }, config: { access: 'everyone' as const } };
/** Pages for visitors from a search engine, besides those the caller names. */
const LISTED = ['/', '/login', '/signup', '/privacy-policy', '/terms-of-service'];

/** RFC 9116 asks for a date, after which whoever reads it asks again. */
const SECURITY_CONTACT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The limit of the protocol for one file. */
const MOST_IN_A_FILE = 50_000;

/** The pages that come and go, in an order that stays. */
export interface ListedPages {
  count(): Promise<number>;
  list(range: { limit: number; offset: number }): Promise<string[]>;
}

/** Tells crawlers what to read and what to leave alone, and security researchers whom to write to. */
export function serveWellKnown(
  app: FastifyInstance,
  { app_url, contact_email }: Config,
  pages: readonly string[],
  publicPages: ListedPages = { count: async () => 0, list: async () => [] },
): void {
  const fixed = [...LISTED, ...pages];
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
  app.get('/sitemap.xml', open, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8');
    const count = await publicPages.count();
    if (fixed.length + count > MOST_IN_A_FILE)
      return sitemapIndex(app_url, Math.ceil(count / MOST_IN_A_FILE));
    const more = await publicPages.list({ limit: MOST_IN_A_FILE, offset: 0 });
    return sitemap(app_url, [...fixed, ...more]);
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', open, async (request, reply) => {
    const [, number] = /^(\d{1,5})\.xml$/.exec(request.params.file) ?? [];
    if (number === undefined) return reply.callNotFound();
    const part = Number(number);
    const range = { limit: MOST_IN_A_FILE, offset: (part - 1) * MOST_IN_A_FILE };
    const paths = part === 0 ? fixed : await publicPages.list(range);
    if (paths.length === 0) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').send(sitemap(app_url, paths));
  });
}

/** The first file lists the fixed pages. */
function sitemapIndex(appUrl: string, parts: number): string {
  const files = Array.from(
    { length: parts + 1 },
    (_, part) => `  <sitemap><loc>${appUrl}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>\n`;
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
