import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sanitizeFileName } from '#domain/file-name.ts';

/** The shape of an answer that is a file, for the API document. */
export const FILE = z.string().meta({ format: 'binary' });

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/** An answer that is a file: people save it, and nobody in between keeps it. */
export class Download {
  readonly name: string;
  readonly format: keyof typeof TYPES;
  readonly content: string | Uint8Array;

  constructor(name: string, format: keyof typeof TYPES, content: string | Uint8Array) {
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
