import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors.ts';
import { readRange } from '#server/platform/files/byte-range.ts';
import type { FileStore, StoredFile } from '#server/platform/files/file-store.ts';

/** Sends a stored file, or the part of it that the request asks for. The caller sets what the file is. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, byte_size }: Pick<StoredFile, 'key' | 'byte_size'>,
) {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, byte_size);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${byte_size}`, 'content-length': 0 })
      .send();
  }
  const { start, end } = range ?? { start: 0, end: byte_size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${byte_size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  const body = await files.read(key, { start, end });
  if (body === null) throw new Problem('not_found', 'This file no longer exists.');
  return reply.send(body);
}
