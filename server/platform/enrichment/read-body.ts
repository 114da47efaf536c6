import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { FetchRefusal } from './fetch-failures.ts';

const DECODERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const;

interface Arriving {
  body: Readable;
  encoding: string;
  announced_bytes: number | null;
}

/** Reads a body to its end or to the limit, counted as it unfolds: a bomb is cut off while it is still small. */
export async function readBody(
  { body, encoding, announced_bytes }: Arriving,
  maxBytes: number,
): Promise<Buffer> {
  if (announced_bytes !== null && announced_bytes > maxBytes) throw new FetchRefusal('too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unfold(body, encoding)) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchRefusal('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unfold(body: Readable, encoding: string): AsyncIterable<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return body;
  const open = Object.hasOwn(DECODERS, name) ? DECODERS[name as keyof typeof DECODERS] : null;
  if (open === null) throw new FetchRefusal('unreadable');
  // An error in either stream ends the reading of the last one.
  return pipeline(body, open(), () => undefined);
}
