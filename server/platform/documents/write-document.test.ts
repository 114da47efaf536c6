import { expect, it } from 'vitest';
import { readPdf } from '#test/support/read-pdf.ts';
import type { Document } from './document.ts';
import { writeDocument } from './write-document.ts';

const PAPER: Document = {
  title: 'Statement',
  subtitle: 'Tía Chelo & Zoë',
  reference: 'S-2026-04',
  made_at: new Date('2026-04-30T16:00:00.000Z'),
  parts: [{ kind: 'text', words: 'All of April.' }],
  foot: 'Statement S-2026-04',
};

const wordsOf = async (document: Partial<Document>) =>
  readPdf(await writeDocument({ ...PAPER, ...document }));

it('says what it is, whose, and on which page', async () => {
  const pages = await wordsOf({});
  expect(pages).toHaveLength(1);
  const lines = pages[0]?.split('\n').map((line) => line.trim());
  for (const line of [
    'Bizmeet',
    'S-2026-04',
    'Statement',
    'Tía Chelo & Zoë',
    'All of April.',
    'Page 1 of 1',
  ]) {
    expect(lines).toContain(line);
  }
});

it('writes names as people write them, put together or taken apart', async () => {
  const names = ['Łukasz Żółć', 'Nguyễn Thị', 'Åse Ødegård', 'Ștefan', 'Jos\u0065\u0301 Pen\u0303a'];
  const [page = ''] = await wordsOf({ parts: names.map((words) => ({ kind: 'text', words })) });
  for (const name of names) expect(page).toContain(name.normalize('NFC'));
});

it('does not break on what its faces do not know', async () => {
  const words = 'Bread 🍞 パン Хлеб \u202e \u0000 \ud800 done';
  const [page = ''] = await wordsOf({ title: words, subtitle: words, parts: [{ kind: 'notice', words }] });
  expect(page).toContain('Bread');
  expect(page).toContain('done');
});

it('is the same bytes for the same document, and carries the time of its content', async () => {
  const [one, other] = [await writeDocument(PAPER), await writeDocument(PAPER)];
  expect(one.equals(other)).toBe(true);
  expect(one.toString('latin1')).toContain('D:20260430160000Z');
});

it('goes on to further pages with its headers, and counts them', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`, '$10.00']);
  const columns = [
    { header: 'What', share: 3 },
    { header: 'Amount', share: 1, align: 'right' as const },
  ];
  const pages = await wordsOf({ parts: [{ kind: 'table', columns, rows }] });
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Amount');
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  const all = pages.join('\n');
  for (const [name = ''] of rows) expect(all).toContain(name);
});

it('keeps an amount on the page of what it is for', async () => {
  const lines = Array.from({ length: 70 }, (_, at) => ({ label: `Spot ${at}`, amount: `$${at}.00` }));
  const pages = await wordsOf({
    parts: [{ kind: 'amounts', title: 'Paid', lines, total: { label: 'Paid in', amount: '$2,415.00' } }],
  });
  for (const { label, amount } of lines) {
    const page = pages.find((one) => one.split('\n').some((line) => line.trim() === label));
    expect(page?.split('\n').map((line) => line.trim())).toContain(amount);
  }
  expect(pages.at(-1)).toContain('$2,415.00');
});

it('breaks long words and long paragraphs without losing any', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
  const pages = await wordsOf({
    parts: [
      { kind: 'heading', words: 'The brief' },
      { kind: 'text', words },
      { kind: 'list', items: ['First', 'x'.repeat(400)] },
      { kind: 'facts', facts: [{ label: 'Address', value: 'y'.repeat(200) }] },
    ],
  });
  const all = pages.join(' ').replace(/\s+/g, ' ');
  for (const word of words.split(' ')) expect(all).toContain(word);
});
