import { expect, it } from 'vitest';
import { dollars, toCsv, toCutCsv } from './csv.ts';

it('writes a table as spreadsheets read it', () => {
  expect(toCsv(['Shop', 'Amount'], [['Crumb & Co, "the" bakery', dollars(28_050)]])).toBe(
    'Shop,Amount\r\n"Crumb & Co, ""the"" bakery",280.50\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets %j be no formula', (name) => {
  const [, line = ''] = toCsv(['Shop'], [[name]]).split(/\n/);
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

it('keeps an amount below zero a number', () => {
  expect(toCsv(['Amount'], [[dollars(-2_750)]])).toBe('Amount\r\n-27.50\r\n');
});

it('says in a last line that a list goes on, and nothing where it does not', () => {
  expect(toCutCsv(['Shop'], [['A'], ['B']], 2)).toBe('Shop\r\nA\r\nB\r\n');
  const cut = toCutCsv(['Shop'], [['A'], ['B'], ['C']], 2).split('\r\n');
  expect(cut).toEqual([
    'Shop',
    'A',
    'B',
    'These are the first 2 rows. Filter the list to get the others.',
    '',
  ]);
});
