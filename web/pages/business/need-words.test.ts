import { expect, it } from 'vitest';
import { NEED_KINDS } from '#domain/business-needs.ts';
import { needsTitle, needWords } from './need-words.ts';

it('says the work in words, and in figures past ten', () => {
  expect([0, 1, 2, 10, 12].map((count) => needsTitle(count))).toEqual([
    'Nothing needs you.',
    'One thing needs you.',
    'Two things need you.',
    'Ten things need you.',
    '12 things need you.',
  ]);
});

it('every need has a place where it is met', () => {
  for (const kind of NEED_KINDS) {
    const { title, href } = needWords({ kind, subject: 'https://crumb.nyc/', due_at: null });
    expect(title.length).toBeGreaterThan(5);
    expect(href).toMatch(/^\/business\//);
  }
});
