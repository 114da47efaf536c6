import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sanitizeFileName } from '#domain/format/file-name.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** An answer that is a file: people save it, and nobody in between keeps it. */
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
