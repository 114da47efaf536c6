import { Problem } from '#server/platform/errors.ts';
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

/** A document as PDF, drawn outside the event loop. */
export async function printDocument(document: Document): Promise<Uint8Array> {
  const bytes = await draw(document);
  if (bytes === null)
    throw new Problem('unavailable', 'This PDF took too long to make. Try again in a moment.');
  return bytes;
}
