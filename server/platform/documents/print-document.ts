import { createHash } from 'node:crypto';
import { Problem } from '#server/platform/errors.ts';
import { byteCache } from '#server/platform/http/byte-cache.ts';
import { threadsFor } from '#server/platform/workers/threads.ts';
import type { Document } from './document.ts';

/** A statement of 5,000 lines takes a second of processor time, and so do a few documents of one page. */
const draw = threadsFor<Document, Uint8Array>({
  module: new URL('./document-thread.ts', import.meta.url),
  most_ms: 60_000,
  most_mib: 256,
  at_once: 1,
  waiting: 60,
  whenFull: () => new Problem('unavailable', 'We’re making a lot of PDFs right now. Try again in a moment.'),
});

/** Some 200 documents of one or two pages. A document holds everything its PDF shows, and no time of the request. */
const drawn = byteCache<Uint8Array>(8 * 1024 * 1024, ({ length }) => length);

/** A document as PDF, drawn outside the event loop once for the same content. */
export async function printDocument(document: Document): Promise<Uint8Array> {
  const content = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  const known = drawn.get(content);
  if (known !== undefined) return known;
  const bytes = await draw(document);
  if (bytes === null)
    throw new Problem('unavailable', 'This PDF took too long to make. Try again in a moment.');
  drawn.put(content, bytes);
  return bytes;
}
