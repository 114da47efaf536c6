import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The complete page, lazy parts included, or the error that stopped it. React would send a page with a hole in
 * it and leave the rest to the browser; the server has to know, to answer with the right status.
 */
export function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Nothing is put aside to be swapped in by a script: the page must read without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onError: (cause) => {
        reject(cause);
        abort();
      },
    });
  });
}
