import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { isSealed } from '#server/platform/files/address-seal.ts';
import { contentTypeOf, dispositionOf } from '#server/platform/files/content-types.ts';
import { isKey } from '#server/platform/files/file-store.ts';
import { sendBytes } from './send-bytes.ts';

/**
 * Uploaded files on this machine. Callers aren't authenticated: the seal in the address is the permission, for one
 * file and until it expires. If a file ever contains a script, it can't run anywhere.
 */
export function serveStoredFiles(app: FastifyInstance, context: Context): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    schema: { hide: true },
    config: { access: 'everyone', rateLimit: false },
    handler: async (request, reply) => {
      const { key, seconds_left } = readAddress(request, context);
      const found = await context.files.stat(key);
      if (found === null) throw new Problem('not_found', 'This file no longer exists.');
      reply.headers({
        'content-type': contentTypeOf(key),
        'content-disposition': dispositionOf(key),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `private, max-age=${seconds_left}, immutable`,
        'cross-origin-resource-policy': 'same-origin',
        'last-modified': found.modified_at.toUTCString(),
      });
      return sendBytes(request, reply, context.files, found);
    },
  });
}

function readAddress({ url, query }: FastifyRequest, { config, now }: Context) {
  const [path = ''] = url.split('?');
  const key = path.slice('/files/'.length);
  const { expires, signature } = query as Record<string, unknown>;
  if (!isKey(key)) throw new Problem('not_found', 'There’s nothing at this address.');
  const end = typeof expires === 'string' && /^\d{1,12}$/.test(expires) ? Number(expires) : 0;
  if (typeof signature !== 'string' || !isSealed(config, key, end, signature)) {
    throw new Problem('access_denied', 'This file link isn’t valid.');
  }
  const seconds_left = end - Math.floor(now().getTime() / 1000);
  if (seconds_left <= 0) throw new Problem('access_denied', 'This file link has expired. Reload the page.');
  return { key, seconds_left };
}
