import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

it('finds addresses and leaves every other word as it was', () => {
  const text = 'See https://example.com/a?b=1, then www.bizmeet.example/x.';
  expect(findLinks(text)).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', then ', href: null },
    { text: 'www.bizmeet.example/x', href: 'https://www.bizmeet.example/x' },
    { text: '.', href: null },
  ]);
});

it('leaves what ends a sentence out, and a bracket of the address in', () => {
  expect(linksIn('(https://example.com/a)')).toEqual(['https://example.com/a']);
  expect(linksIn('https://example.com/Bread_(food)!')).toEqual(['https://example.com/Bread_(food)']);
});

it('makes no link of anything a browser would run, nor of half an address', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<b>hi</b>',
    'https://',
    'http://localhost/admin',
    'mail me@example.com',
    '<a href="x">x</a>',
  ]) {
    expect(linksIn(text), text).toEqual([]);
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

it('takes no longer for the longest message', () => {
  expect(findLinks(`https://example.com/${'a'.repeat(1_970)}`)).toHaveLength(1);
});
