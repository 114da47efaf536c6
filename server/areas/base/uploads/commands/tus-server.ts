import type { IncomingMessage } from 'node:http';
import { EVENTS, Server, type ServerOptions } from '@tus/server';
import { uploadKey } from '#server/areas/base/media/media-keys.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { dropUpload } from '../drop-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadLocks } from './upload-locks.ts';

export const UPLOADS_PATH = '/api/uploads';

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

export interface TusServer {
  server: Server;
  /** The upload each request was admitted for. The protocol gets the id from here and never from the URL. */
  admitted: WeakMap<IncomingMessage, string>;
}

/** Starts the tus protocol. Requests reach it only after the permission checks. */
export function startTus(context: Context): TusServer {
  const admitted = new WeakMap<IncomingMessage, string>();
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: context.files.uploads,
    locker: uploadLocks(context.db),
    allowedOrigins: () => false,
    disableTerminationForFinishedUploads: true,
    generateUrl: (_request, { id }) => `${UPLOADS_PATH}/${idOf(id)}`,
    getFileIdFromRequest: (request) => uploadKey(admittedAs(request, admitted)),
    namingFunction: (request) => uploadKey(admittedAs(request, admitted)),
    onUploadFinish: async (_request, { id }) => {
      await writeDown(context, idOf(id));
      return {};
    },
  });
  server.on(EVENTS.POST_TERMINATE, (_request, _response, key) => {
    forget(context, idOf(key)).catch((cause) => {
      context.log.error({ err: cause }, 'what is left of a cancelled upload stays for the sweep');
    });
  });
  return { server, admitted };
}

/** On failure the bytes stay in place, so that a later request can still succeed. */
async function writeDown(context: Context, id: string): Promise<void> {
  try {
    await finishUpload(context, id);
  } catch (cause) {
    if (cause instanceof Problem) throw { status_code: 403, body: cause.message };
    context.log.error({ err: cause, upload: id }, 'an upload arrived but was not recorded');
    throw { status_code: 500, body: 'Database error: the file arrived, but writing it down failed. Retry.' };
  }
}

async function forget({ db, files }: Context, id: string): Promise<void> {
  await dropUpload(files, id);
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

function admittedAs(request: TusRequest, admitted: TusServer['admitted']): string {
  const raw = request.runtime?.node?.req as IncomingMessage | undefined;
  const id = raw && admitted.get(raw);
  if (id === undefined) throw new Error('An upload reached the store without being admitted');
  return id;
}

function idOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
