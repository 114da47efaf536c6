import { expect, it } from 'vitest';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import type { Document } from './document.ts';
import { printDocument } from './print-document.ts';

const LINES = 3_000;
const LONG: Document = {
  title: 'Statement',
  made_at: new Date('2026-04-30T16:00:00.000Z'),
  parts: [
    {
      kind: 'table',
      columns: [
        { header: 'Business', share: 3 },
        { header: 'Campaign', share: 4 },
        { header: 'Amount', share: 1, align: 'right' },
      ],
      rows: Array.from({ length: LINES }, (_, at) => [`Crumb & Co. ${at}`, 'Sourdough pull', '$10.00']),
    },
  ],
  foot: 'Statement',
};

it('draws a long statement beside the event loop', async () => {
  let tries = 0;
  const { answer, longest_ms } = await longestStall(() => {
    tries += 1;
    return printDocument({ ...LONG, subtitle: `Try ${tries}` });
  });
  expect(longest_ms).toBeLessThan(STALL_MS);
  const pages = await readPdf(Buffer.from(answer));
  expect(pages.at(-1)).toContain(`Crumb & Co. ${LINES - 1}`);
});

it('serves many at once, and turns away who comes when the line is full', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 80 }, (_, at) => printDocument(small(`All of April, part ${at}.`))),
  );
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
  expect(refused).toEqual(Array(19).fill('We’re making a lot of PDFs right now. Try again in a moment.'));
});

it('draws the same document once, and another one anew', async () => {
  const first = await printDocument(small('All of May.'));
  expect(await printDocument(small('All of May.'))).toBe(first);
  const other = await printDocument(small('All of June.'));
  expect(other).not.toBe(first);
  expect(await readPdf(Buffer.from(other))).toEqual([expect.stringContaining('All of June.')]);
});

function small(words: string): Document {
  return { ...LONG, parts: [{ kind: 'text', words }] };
}
