import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** It is made once and sent often, so it may cost more than the compression of an ordinary answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** An answer that is made once and sent often, in its compressed forms only. */
export interface PreparedAnswer {
  etag: string;
  br: Uint8Array;
  gzip: Uint8Array;
}

/** Compresses on Node's own threads, so that the event loop is free meanwhile. */
export async function prepareAnswer(text: string): Promise<PreparedAnswer> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([toBrotli(plain, BROTLI), toGzip(plain)]);
  return { etag: etagOf(plain), br, gzip: zipped };
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** For routes with `compress: false`. A browser that has this version already is sent nothing. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (hasTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(await fromGzip(answer.gzip));
  return reply.header('content-encoding', encoding).send(answer[encoding]);
}

/** A proxy that compresses marks the tag as weak; it still means the same bytes. */
function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : null;
}
