import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sanitizeFileName } from '#domain/format/file-name.ts';
import { Problem } from '#server/platform/errors.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { sendBytes } from './send-bytes.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** An answer that people save as a file, and that no cache keeps. */
export class Download {
  readonly name: string;
  readonly format: keyof typeof TYPES;
  readonly content: string | Uint8Array | Readable;

  constructor(name: string, format: keyof typeof TYPES, content: string | Uint8Array | Readable) {
    this.name = name;
    this.format = format;
    this.content = content;
  }
}

export function sendDownload(reply: FastifyReply, { name, format, content }: Download): FastifyReply {
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${sanitizeFileName(`${name}.${format}`)}"`)
    .header('cache-control', 'private, no-store')
    .send(content);
}

/** An uploaded file as an answer, saved under its original name. */
export class StoredDownload {
  readonly key: string;
  readonly name: string;
  readonly content_type: string;

  constructor(file: Pick<StoredDownload, 'key' | 'name' | 'content_type'>) {
    this.key = file.key;
    this.name = file.name;
    this.content_type = file.content_type;
  }
}

export async function sendStoredDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, name, content_type }: StoredDownload,
) {
  const found = await files.stat(key);
  if (found === null) throw new Problem('not_found', 'This file no longer exists.');
  reply
    .type(content_type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  if (request.method !== 'HEAD') return sendBytes(request, reply, files, found);
  return reply.header('content-length', found.byte_size).send(NOTHING());
}

/** Saves the answer under this name: as it is for today's browsers, folded to ASCII for older programs (RFC 6266). */
function attachment(name: string): string {
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${sanitizeFileName(name)}"; filename*=UTF-8''${exact}`;
}

/** The body of an answer to HEAD: a stream, because the length of any other body would replace the header. */
const NOTHING = () => Readable.from([]);
