import type { IncomingMessage } from 'node:http';
import { EVENTS, Server, type ServerOptions } from '@tus/server';
import type { Context } from '../../context.ts';
import { uploadKey } from '../media/media-keys.ts';
import { dropUpload } from './drop-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadLocks } from './upload-locks.ts';

export const UPLOADS_PATH = '/api/uploads';
const UPLOAD_ID = /^[0-9a-f-]{36}$/;

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

export interface TusServer {
  server: Server;
  /** The row this request was admitted with. */
  admitted: WeakMap<IncomingMessage, string>;
}

/** The protocol itself. Who may begin and go on has been decided before a request gets here. */
export function startTus(context: Context): TusServer {
  const admitted = new WeakMap<IncomingMessage, string>();
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: context.files.uploads,
    locker: uploadLocks(context.db),
    allowedOrigins: () => false,
    disableTerminationForFinishedUploads: true,
    generateUrl: (_request, { id }) => `${UPLOADS_PATH}/${idOf(id)}`,
    getFileIdFromRequest: (_request, last = '') => (UPLOAD_ID.test(last) ? uploadKey(last) : undefined),
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

/** The bytes stay where they are, so asking again later can still succeed. */
async function writeDown(context: Context, id: string): Promise<void> {
  try {
    await finishUpload(context, id);
  } catch (cause) {
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
