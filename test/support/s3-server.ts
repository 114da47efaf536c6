import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '#server/platform/config.ts';
import { knowParts } from './s3-parts.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An S3 service on a free port. It checks signatures, and knows one pair of keys. */
export async function startS3(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: 'bizmeet-test' }],
  });
  knowParts(server);
  takeTurns(server);
  keepOnlyWholeFiles(server);
  const { port } = await server.run();
  return {
    settings: {
      bucket: 'bizmeet-test',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      access_key_id: 'S3RVER',
      secret_access_key: 'S3RVER',
      force_path_style: true,
    },
    stop: () => server.close(),
  };
}

/**
 * Lets each change and list of the store end before the next begins. The small service keeps an object in three files, and a list
 * would fail if it found one half written or half removed. S3 shows objects whole.
 */
function takeTurns({ store }: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) =>
    (...args: Args) => {
      const turn = last.then(() => work.apply(store, args));
      last = turn.catch(() => undefined);
      return turn;
    };
  store.putObject = inTurn(store.putObject);
  store.copyObject = inTurn(store.copyObject);
  store.deleteObject = inTurn(store.deleteObject);
  const { listObjects } = store;
  // The service marks the end of a page with a cipher that OpenSSL no longer has, so it failed from 1,001 objects on.
  const listWhole: typeof listObjects = (bucket, options) =>
    listObjects.call(store, bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY });
  store.listObjects = inTurn(listWhole);
}

/** S3 keeps nothing of an upload whose connection breaks; the small service would keep the received part. */
function keepOnlyWholeFiles({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    object.content = Readable.from([await buffer(object.content)]);
    return putObject(object);
  };
}
