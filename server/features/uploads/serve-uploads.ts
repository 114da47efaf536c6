import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUCKET_HEADER, PATH_HEADER } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { signedIn } from '../../http/route.ts';
import { uploadKey } from '../media/media-keys.ts';
import { admitUpload } from './admit-upload.ts';
import { checkClaim } from './check-claim.ts';
import { getUpload } from './find-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { startTus, UPLOADS_PATH } from './tus-server.ts';

/**
 * Uploads that can be taken up where they broke off, by the tus protocol. The road is the API's own: session, access
 * and policy come first, and refusals are problem documents; only then does the protocol get the request.
 */
export async function serveUploads(app: FastifyInstance, context: Context): Promise<void> {
  const { server, admitted } = startTus(context);
  const options = { schema: { hide: true }, config: { access: 'in_good_standing' as const } };

  // Bodies are streams of bytes that the protocol reads itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.post(UPLOADS_PATH, options, async (request, reply) => {
    const { claim, limits } = checkClaim(readMetadata(request), readLength(request));
    const { account } = signedIn({ actor: request.actor, request });
    const upload = await admitUpload(context, account, claim, limits, Number(readLength(request)));
    admitted.set(request.raw, upload.id);
    return handOver(request, reply, upload);
  });

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${UPLOADS_PATH}/:id`,
    ...options,
    handler: async (request, reply) => {
      const { account } = signedIn({ actor: request.actor, request });
      const upload = await getUpload(context, account, request.params.id);
      if (upload.finished_at === null && request.method === 'HEAD') await catchUp(context, upload);
      else if (upload.finished_at !== null && request.method !== 'HEAD') {
        throw new Problem('conflict', 'This file has arrived already.');
      }
      if (upload.finished_at === null) return handOver(request, reply, upload);
      return reply.headers(arrivedHeaders(upload)).send();
    },
  });

  async function handOver(request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<void> {
    reply.headers(placeHeaders(upload));
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await server.handle(request.raw, reply.raw).catch((cause) => {
      request.log.error({ err: cause }, 'an upload broke');
      reply.raw.destroy();
    });
  }
}

interface Upload {
  id: string;
  bucket_name: string;
  file_path: string;
}

/** Bytes that all arrived but were not written down get another chance when their sender asks how far it is. */
async function catchUp(context: Context, { id, byte_size }: { id: string; byte_size: number }) {
  const stored = await context.files.uploads.getUpload(uploadKey(id)).catch(() => null);
  if (stored?.offset === byte_size) await finishUpload(context, id);
}

function readMetadata(request: FastifyRequest): Record<string, string | null> {
  const header = request.headers['upload-metadata'];
  try {
    return Metadata.parse(typeof header === 'string' ? header : undefined);
  } catch {
    throw new Problem('malformed_request', 'Upload-Metadata cannot be read.');
  }
}

function readLength(request: FastifyRequest): number | null {
  const header = request.headers['upload-length'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

function placeHeaders({ bucket_name, file_path }: Upload) {
  return { [BUCKET_HEADER]: bucket_name, [PATH_HEADER]: file_path };
}

/** Its bytes may have been taken in and moved on, so the row answers in their place. */
function arrivedHeaders(upload: Upload & { byte_size: number }) {
  return {
    ...placeHeaders(upload),
    'tus-resumable': '1.0.0',
    'upload-offset': upload.byte_size,
    'upload-length': upload.byte_size,
    'cache-control': 'no-store',
  };
}
