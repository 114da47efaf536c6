import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { drawingsIn, withDrawings } from '#web/ui/icons/draw-once.ts';
import { fillParts, type ShownPart, ShownParts } from '#web/ui/ready-made.tsx';

/** React's marker for a part left to the browser, because it suspended or failed. */
const LEFT_OUT = '<!--$!-->';

/** React and the router each begin a page with it. */
const DOCTYPE = '<!DOCTYPE html>';

interface PageParts {
  /** Takes the ready-made parts that the page shows. */
  shown: ShownPart[];
  /** Lines of the head that are not rendered. */
  preloads: string;
  nonce: string | undefined;
}

/**
 * Renders the complete page, lazy parts included, or throws the error that stopped it. React would send an incomplete
 * page and leave the rest to the browser, but the server has to know, to answer with the right status. The HTML only names
 * the places of its ready-made parts: `pageBytes` fills them.
 */
export async function renderComplete(
  page: ReactNode,
  { shown, preloads, nonce }: PageParts,
): Promise<string> {
  const kept = createElement(ShownParts, { value: shown }, page);
  const html = renderToString(kept);
  const whole = html.includes(LEFT_OUT) ? await renderPatiently(kept, nonce) : html;
  return completeHead(whole.startsWith(DOCTYPE) ? whole.slice(DOCTYPE.length) : whole, preloads);
}

/** The page as it is sent. Only what is not ready-made has to be read and encoded. */
export function pageBytes(html: string, shown: readonly ShownPart[]): Uint8Array {
  const pieces = fillParts(html, shown);
  const drawings = new Set(
    pieces.flatMap((piece) => (typeof piece === 'string' ? drawingsIn(piece) : piece.drawings)),
  );
  return Buffer.concat(
    pieces.map((piece) =>
      typeof piece === 'string' ? Buffer.from(withDrawings(piece, drawings)) : piece.bytes,
    ),
  );
}

const HEAD_END = '</head>';
const NONCE_OF_LINE = /(<(?:link|meta) [^>]*?) nonce="[^"]*"/g;

/** The router gives each line of the head a nonce, but only scripts and styles written into the page need one. */
function completeHead(html: string, preloads: string): string {
  const end = html.indexOf(HEAD_END);
  return html.slice(0, end).replace(NONCE_OF_LINE, '$1') + preloads + html.slice(end);
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
