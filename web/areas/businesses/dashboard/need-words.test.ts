import { expect, it } from 'vitest';
import { NEED_KINDS } from '#domain/businesses/business-needs.ts';
import { needsTitle, needWords } from './need-words.ts';

it('a dashboard title counts the to-dos', () => {
  expect([0, 1, 2, 12].map((count) => needsTitle(count))).toEqual([
    'You’re all caught up',
    '1 thing needs you',
    '2 things need you',
    '12 things need you',
  ]);
});

it('every need has a place where it is met', () => {
  for (const kind of NEED_KINDS) {
    const { title, href } = needWords({ kind, subject: 'https://crumb.nyc/', due_at: null });
    expect(title.length).toBeGreaterThan(5);
    expect(href).toMatch(/^\/business\//);
  }
});
