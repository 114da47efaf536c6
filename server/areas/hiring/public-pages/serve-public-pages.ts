import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { networkKey } from '#server/platform/http/network-limits.ts';
import { openShareImages } from './draw-share-image.ts';
import { EMBED_POLICY, embedPage } from './embed-page.ts';
import { findCard } from './queries/find-card.ts';

/** Share images follow a change within minutes, because the sites that show them ask rarely anyway. */
const IMAGE_CACHE = 'public, max-age=300';
const EMBED_CACHE = 'public, max-age=5';

/** Serves the pictures and frames that other sites show of public pages. */
export async function servePublicPages(app: FastifyInstance, context: Context): Promise<void> {
  const getImage = openShareImages();
  const open = { schema: { hide: true }, config: { access: 'everyone' as const } };

  app.get('/share/*', { ...open, compress: false }, async (request, reply) => {
    const path = pathBelow(request.url, '/share');
    const card = path.endsWith('.png') ? await findCard(context, path.slice(0, -'.png'.length)) : null;
    if (card === null) throw new Problem('not_found', 'There’s no picture at this address.');
    const png = await getImage(card, networkKey(request));
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', IMAGE_CACHE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(png);
  });

  app.get('/embed/*', open, async (request, reply) => {
    const card = await findCard(context, pathBelow(request.url, '/embed'));
    if (card === null) throw new Problem('not_found', 'There’s no public page at this address.');
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', EMBED_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', EMBED_CACHE)
      .type('text/html; charset=utf-8');
    return embedPage(context.config.app_url, card);
  });
}

/** The address after a prefix, decoded; empty if it can't be. */
function pathBelow(url: string, prefix: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path.slice(prefix.length));
  } catch {
    return '';
  }
}
