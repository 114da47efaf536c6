import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { withDrawings } from '#web/ui/icons/draw-once.ts';
import { withoutMarkers } from '#web/ui/ready-made.tsx';

/** React's marker for a part left to the browser, because it suspended or failed. */
const LEFT_OUT = '<!--$!-->';

/** React and the router each begin a page with it. */
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Renders the complete page, lazy parts included, or throws the error that stopped it. React would send an incomplete
 * page and leave the rest to the browser, but the server has to know, to answer with the right status.
 */
export async function renderComplete(page: ReactNode, nonce: string | undefined): Promise<string> {
  const html = renderToString(page);
  const whole = html.includes(LEFT_OUT) ? await renderPatiently(page, nonce) : html;
  return withDrawings(withoutMarkers(whole.startsWith(DOCTYPE) ? whole.slice(DOCTYPE.length) : whole));
}

/** Half as fast, but it waits for lazy parts, which happens once per process, and reports errors. */
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
      // Nothing may be streamed separately and inserted by a script: the page must work without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onError: (cause) => {
        reject(cause);
        abort();
      },
    });
  });
}
