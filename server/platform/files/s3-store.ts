import type { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { S3Store as UploadBucket } from '@tus/s3-store';
import type { S3Settings } from '#server/platform/config.ts';
import { dispositionOf } from './content-types.ts';
import type { ByteRange, FileBody, FileStore, StoredFile } from './file-store.ts';
import { requireKey } from './file-store.ts';

/** The most keys one call can remove. */
const REMOVE_AT_ONCE = 1000;
const UPLOAD_PART_BYTES = 8 * 1024 * 1024;
/** A file never changes under its name, so browsers can cache it as long as the address is valid. */
const CACHE_CONTROL = 'private, max-age=3600, immutable';

/** One bucket of any S3 service; our buckets are the first part of the key, because S3 names take no underscore. */
export async function openS3Store(settings: S3Settings, now: () => Date): Promise<FileStore> {
  const client = new S3Client(s3ClientConfig(settings));
  const Bucket = settings.bucket;
  const at = (key: string) => ({ Bucket, Key: requireKey(key) });

  const store: FileStore = {
    kind: 's3',
    origin: null,
    uploads: new UploadBucket({
      s3ClientConfig: { ...s3ClientConfig(settings), bucket: Bucket },
      partSize: UPLOAD_PART_BYTES,
      useTags: false,
    }),
    put: async (key, body, ContentType) => {
      const head = { ...at(key), ContentType, CacheControl: CACHE_CONTROL };
      if (body instanceof Uint8Array) await client.send(new PutObjectCommand({ ...head, Body: body }));
      else await sendStream(client, head, body);
    },
    read: async (key, range) => {
      const answer = await client
        .send(new GetObjectCommand({ ...at(key), ...(range && { Range: inWords(range) }) }))
        .catch(ifMissing);
      return (answer?.Body as Readable | undefined) ?? null;
    },
    stat: async (key) => {
      const answer = await client.send(new HeadObjectCommand(at(key))).catch(ifMissing);
      if (answer === null) return null;
      return {
        key,
        byte_size: answer.ContentLength ?? 0,
        modified_at: answer.LastModified ?? new Date(0),
      };
    },
    list: (prefix) => listAll(client, Bucket, prefix),
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += REMOVE_AT_ONCE) {
        const Objects = keys.slice(start, start + REMOVE_AT_ONCE).map((key) => ({ Key: requireKey(key) }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`S3 kept ${Errors.length} files: ${Errors[0]?.Message}`);
      }
    },
    move: async (from, to, ContentType) => {
      await client.send(
        new CopyObjectCommand({
          ...at(to),
          CopySource: `${Bucket}/${requireKey(from)}`,
          MetadataDirective: 'REPLACE',
          ContentType,
          CacheControl: CACHE_CONTROL,
        }),
      );
      await store.remove([from]);
    },
    address: (key, expiresAt) => {
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentDisposition: dispositionOf(key),
      });
      const expiresIn = Math.max(1, Math.round((expiresAt.getTime() - now().getTime()) / 1000));
      return getSignedUrl(client, command, { expiresIn });
    },
    usedShare: async () => null,
    close: () => client.destroy(),
  };
  const sample = await store.address('business_media/sample', new Date(now().getTime() + 60_000));
  return { ...store, origin: new URL(sample).origin };
}

/** The SDK doesn't notice if the source of a body breaks: the request would wait for the rest forever. */
async function sendStream(
  client: S3Client,
  head: PutObjectCommandInput,
  { stream, byte_size }: Exclude<FileBody, Uint8Array>,
): Promise<void> {
  const broken = new AbortController();
  stream.on('error', (cause) => broken.abort(cause));
  await client.send(new PutObjectCommand({ ...head, Body: stream, ContentLength: byte_size }), {
    abortSignal: broken.signal,
  });
}

async function* listAll(client: S3Client, Bucket: string, Prefix: string): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token }));
    for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      if (Key !== undefined) yield { key: Key, byte_size: Size, modified_at: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

function inWords({ start, end }: ByteRange): string {
  return `bytes=${start}-${end ?? ''}`;
}

function ifMissing(cause: S3ServiceException): null {
  if (cause.$metadata?.httpStatusCode === 404) return null;
  throw cause;
}

/** Settings for both files and unfinished uploads. */
function s3ClientConfig(settings: S3Settings): S3ClientConfig {
  const { endpoint, region, force_path_style, access_key_id, secret_access_key } = settings;
  return {
    region,
    forcePathStyle: force_path_style,
    ...(endpoint && { endpoint }),
    // Without keys, the SDK uses the machine's own role.
    ...(access_key_id &&
      secret_access_key && {
        credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
      }),
    // Default checksums are newer than many services that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
