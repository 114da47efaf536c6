import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '#domain/accounts/access.ts';
import { BUCKET_HEADER, PATH_HEADER } from '#domain/base/media.ts';
import { uploadKey } from '#server/areas/base/media/media-keys.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { signedIn } from '#server/platform/http/route.ts';
import { admitUpload } from '../commands/admit-upload.ts';
import { finishUpload } from '../commands/finish-upload.ts';
import { startTus, UPLOADS_PATH } from '../commands/tus-server.ts';
import { requireDisk } from '../require-disk.ts';
import { checkClaim } from './check-claim.ts';

/**
 * Resumable uploads by the tus protocol. Session, access and policy are checked as for the rest of the API, with
 * problem documents for refusals, before the protocol gets the request.
 */
export async function serveUploads(app: FastifyInstance, context: Context): Promise<void> {
  const { server, admitted } = startTus(context);
  const options = { schema: { hide: true }, config: { access: 'in_good_standing' as const } };

  // Bodies are streams of bytes that the protocol reads itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.addHook('onRequest', refuseOddSpelling);

  app.post(UPLOADS_PATH, options, async (request, reply) => {
    const { claim, limits } = checkClaim(readMetadata(request), readLength(request));
    const { account } = signedIn(request);
    const upload = await admitUpload(context, account, claim, limits, Number(readLength(request)));
    return forward(request, reply, upload);
  });

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${UPLOADS_PATH}/:id`,
    ...options,
    handler: async (request, reply) => {
      const { account } = signedIn(request);
      const upload = await getUpload(context, account, request.params.id);
      if (upload.finished_at === null && request.method === 'HEAD') await readOffset(context, upload);
      else if (upload.finished_at !== null && request.method !== 'HEAD') {
        throw new Problem('conflict', 'This file has already been uploaded.');
      }
      if (request.method === 'PATCH') await requireDisk(context);
      if (upload.finished_at === null) return forward(request, reply, upload);
      return reply.headers(arrivedHeaders(upload)).send();
    },
  });

  async function forward(request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<void> {
    admitted.set(request.raw, upload.id);
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

const SPELLING = new RegExp(`^${UPLOADS_PATH}(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$`);

/**
 * An upload has exactly one valid URL. Any other spelling that reaches the same route is refused, and so is a header
 * that overrides the method that was checked.
 */
async function refuseOddSpelling(request: FastifyRequest): Promise<void> {
  if (!SPELLING.test(request.url)) throw new Problem('not_found', 'There’s no upload at this address.');
  if (request.headers['x-http-method-override'] !== undefined) {
    throw new Problem('malformed_request', 'Send the method itself, without X-HTTP-Method-Override.');
  }
}

interface Upload {
  id: string;
  bucket_name: string;
  file_path: string;
}

/** Finishes an upload whose bytes all arrived but were not recorded, when the client asks for its offset. */
async function readOffset(context: Context, { id, byte_size }: { id: string; byte_size: number }) {
  const stored = await context.files.uploads.getUpload(uploadKey(id)).catch(() => null);
  if (stored?.offset === byte_size) await finishUpload(context, id);
}

function readMetadata(request: FastifyRequest): Record<string, string | null> {
  const header = request.headers['upload-metadata'];
  try {
    return Metadata.parse(typeof header === 'string' ? header : undefined);
  } catch {
    throw new Problem('malformed_request', 'Upload-Metadata can’t be read.');
  }
}

function readLength(request: FastifyRequest): number | null {
  const header = request.headers['upload-length'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

function placeHeaders({ bucket_name, file_path }: Upload) {
  return { [BUCKET_HEADER]: bucket_name, [PATH_HEADER]: file_path };
}

/** The headers for a finished upload, from its row, because the bytes may have been moved already. */
function arrivedHeaders(upload: Upload & { byte_size: number }) {
  return {
    ...placeHeaders(upload),
    'tus-resumable': '1.0.0',
    'upload-offset': upload.byte_size,
    'upload-length': upload.byte_size,
    'cache-control': 'no-store',
  };
}

/** Finds an upload of the account. To everyone else it does not exist. */
async function getUpload({ db, now }: Context, actor: Account, id: string) {
  const upload = await db
    .selectFrom('uploads')
    .select(['id', 'bucket_name', 'file_path', 'byte_size', 'finished_at'])
    .where('id', '=', id)
    .where('user_id', '=', actor.user_id)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (upload === undefined) {
    throw new Problem('not_found', 'This upload no longer exists. Start again.');
  }
  return upload;
}
