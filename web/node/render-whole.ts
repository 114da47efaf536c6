import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's mark for a part that it left to the browser, because the part waited for something or failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * The complete page, lazy parts included, or the error that stopped it. React would send a page with a hole in
 * it and leave the rest to the browser; the server has to know, to answer with the right status.
 */
export async function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  const html = renderToString(page);
  return html.includes(LEFT_OUT) ? renderPatiently(page, nonce) : html;
}

/** Half as fast, but it waits for lazy parts, which is once a process, and says what failed. */
function renderPatiently(page: ReactNode, nonce: string | undefined): Promise<string> {
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
