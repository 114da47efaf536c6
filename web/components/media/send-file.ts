import { DetailedError, Upload } from 'tus-js-client';
import { BUCKET_HEADER, BUCKETS, type BucketName, PATH_HEADER } from '#domain/base/media.ts';
import type { MediaPlace } from './media-options.ts';
import { readRefusal, UploadFailure } from './upload-failure.ts';

/** Each chunk has to arrive within the server's timeout; a broken upload keeps its complete chunks. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** The server's answers to a file of the wrong kind or size. */
const FINAL_STATUSES = [400, 413, 415, 422];
const PAUSES_MS = [0, 1000, 3000, 5000, 10_000, 20_000];

export interface Sending {
  /** Resolves with the file's location when all bytes have arrived. */
  done: Promise<{ bucket_name: BucketName; file_path: string }>;
  /** Cancels the upload and deletes the sent bytes. */
  cancel(): void;
  /** Keeps the sent bytes. */
  pause(): void;
  /** Continues where it stopped. */
  resume(): void;
  /** Until this is called, uploading the same file resumes the old upload; afterwards it starts a new one. */
  forget(): Promise<void>;
}

/** Sends a file; resumes after a lost connection, and from an earlier attempt at the same file. */
export function sendFile(
  file: File,
  type: string,
  place: MediaPlace,
  onSent: (bytes: number) => void,
): Sending {
  let where: { bucket_name: BucketName; file_path: string } | null = null;
  const { promise, resolve, reject } = Promise.withResolvers<{
    bucket_name: BucketName;
    file_path: string;
  }>();
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: CHUNK_BYTES,
    retryDelays: PAUSES_MS,
    metadata: { ...place, filename: file.name, filetype: type },
    fingerprint: async () =>
      ['bizmeet', place.entity_id, place.role, file.name, file.size, file.lastModified].join('-'),
    onShouldRetry: (error) => isWorthRetrying(error),
    onProgress: onSent,
    onAfterResponse: (_request, response) => {
      where = readPlace(response.getHeader(BUCKET_HEADER), response.getHeader(PATH_HEADER)) ?? where;
    },
    onSuccess: () => (where ? resolve(where) : reject(new UploadFailure(readRefusal(500, '')))),
    onError: (error) => reject(toFailure(error)),
  });
  begin(upload).catch(reject);
  return {
    done: promise,
    cancel: () => void upload.abort(true).catch(() => undefined),
    pause: () => void upload.abort(false).catch(() => undefined),
    resume: () => upload.start(),
    forget: () => forget(upload),
  };
}

async function forget(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads()) {
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
  }
}

async function begin(upload: Upload): Promise<void> {
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

/** A refusal is final. A timeout, a request that came too early, or a conflict with another request isn't. */
function isWorthRetrying(error: Error | DetailedError): boolean {
  const { status, body } = readAnswer(error);
  if (status >= 500) return !body.startsWith('Database error');
  return [0, 408, 409, 423, 429].includes(status) && !isRefusedForGood(status, body);
}

/** The protocol uses 409 for a wrong offset, our API for a full place. */
function isRefusedForGood(status: number, body: string): boolean {
  return status === 409 && body.includes('"code":"conflict"');
}

function toFailure(error: Error | DetailedError): UploadFailure {
  const { status, body } = readAnswer(error);
  return new UploadFailure(readRefusal(status, body), {
    cause: error,
    isFinal: FINAL_STATUSES.includes(status),
  });
}

function readAnswer(error: Error | DetailedError): { status: number; body: string } {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  return { status: answer?.getStatus() ?? 0, body: answer?.getBody() ?? '' };
}

function readPlace(bucket: string | undefined, file_path: string | undefined) {
  const bucket_name = BUCKETS.find((known) => known === bucket);
  return bucket_name && file_path ? { bucket_name, file_path } : null;
}
