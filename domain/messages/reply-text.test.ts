import { expect, it } from 'vitest';
import { replyText, textOfHtml } from './reply-text.ts';

it.each([
  ['a plain reply', 'Yes.\n\nOn Thursday.', 'Yes.\n\nOn Thursday.'],
  ['a quote below', 'Yes.\n\nOn Thu, Jun 12, 2026 Bizmeet wrote:\n> Old', 'Yes.'],
  [
    'a broken attribution',
    'Yes.\n\nOn Thu, Jun 12, 2026 at 2:41 PM Bizmeet\n<a@b.example> wrote:\n> Old',
    'Yes.',
  ],
  ['Outlook', 'Yes.\n\nFrom: Bizmeet\nSent: Thursday\nOld', 'Yes.'],
  ['a line of underscores', 'Yes.\n________________________________\nOld', 'Yes.'],
  ['an original message', 'Yes.\n-----Original Message-----\nOld', 'Yes.'],
  ['a signature', 'Yes.\n-- \nMaya', 'Yes.'],
  ['a signature alone', '-- \nMaya', ''],
  ['a phone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['a reply below the quote', 'On Thu, Jun 12, 2026 Bizmeet wrote:\n> Old\n\nYes.', 'Yes.'],
  ['control characters', 'Y\u0000es.\u0007', 'Yes.'],
  [
    'a sentence that begins like an attribution',
    'On Thursday it came.\nThanks',
    'On Thursday it came.\nThanks',
  ],
])('keeps what was written: %s', (_, text, words) => {
  expect(replyText(text)).toBe(words);
});

it('reads the words of HTML in linear time', () => {
  expect(
    textOfHtml(
      '<p>A &lt;b&gt; &#8217;</p>\n<p>C</p><blockquote>Old <blockquote>x</blockquote></blockquote>D',
    ),
  ).toBe('A <b> ’\nC\nD');
  const started = performance.now();
  for (const part of ['<style>', '<', '<p', '&#', '</p>', '> On ', '\n']) textOfHtml(part.repeat(100_000));
  for (const part of ['On 1 ', '\n\n', '-', '_', 'From: \n', '>\n']) replyText(part.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
