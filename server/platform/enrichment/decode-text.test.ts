import { expect, it } from 'vitest';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { decodeText } from './decode-text.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const SHIFT_JIS = Buffer.from([0x83, 0x70, 0x83, 0x93]);

it.each([
  ['plain UTF-8', Buffer.from('café ラーメン'), '', 'café ラーメン'],
  ['a mark before UTF-8', Buffer.from('\uFEFFcafé'), 'text/html; charset=shift_jis', 'café'],
  ['UTF-16 with a mark', Buffer.from('\uFEFFcafé', 'utf16le'), 'text/html', 'café'],
  ['UTF-16 by its header', Buffer.from('café', 'utf16le'), 'text/html; charset=utf-16le', 'café'],
  ['latin1 by its header', latin1('café'), 'text/html; charset=ISO-8859-1', 'café'],
  ['latin1 that says nothing', latin1('café crème'), 'text/html', 'café crème'],
  ['latin1 that says it is UTF-8', latin1('café crème'), 'text/html; charset=utf-8', 'café crème'],
  ['Shift JIS by its header', SHIFT_JIS, 'text/html; charset=Shift_JIS', 'パン'],
  ['a charset that does not exist', Buffer.from('café'), 'text/html; charset=klingon-8', 'café'],
  ['quotes around the charset', latin1('café'), 'text/html; charset="windows-1252"', 'café'],
])('reads %s', (_name, bytes, contentType, text) => {
  expect(decodeText(bytes, contentType)).toBe(text);
});

it('believes what the page says of itself where the header is silent', () => {
  const page = Buffer.concat([Buffer.from('<meta charset="shift_jis"><title>'), SHIFT_JIS]);
  expect(decodeText(page, 'text/html')).toContain('パン');
  const old = Buffer.concat([
    Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
    latin1('café'),
  ]);
  expect(decodeText(old)).toContain('café');
  expect(decodeText(Buffer.from('<meta charset="utf-16">café'))).toContain('café');
});

it('survives any bytes', () => {
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 89) % 256));
  expect(decodeText(noise, 'text/html; charset=utf-8')).toHaveLength(4096);
  expect(decodeText(Buffer.alloc(0))).toBe('');
});

it.each([
  ['a header', Buffer.from('x'), `text/html; charset=${' '.repeat(60_000)}(`],
  ['many names in a header', Buffer.from('x'), 'charset '.repeat(8_000)],
  ['a page', Buffer.from(`${'<meta '.repeat(170)}charset=${' '.repeat(1_000)}`), ''],
  ['one tag of a page', Buffer.from(`<meta ${'charset='.repeat(250)}`), ''],
])('%s that is made to be read slowly is not', async (_case, bytes, contentType) => {
  const { longest_ms } = await longestStall(async () => decodeText(bytes, contentType));
  expect(longest_ms).toBeLessThan(STALL_MS);
});
