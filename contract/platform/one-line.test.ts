import { expect, it } from 'vitest';
import { profileChange } from '#contract/accounts/preferences.ts';
import { fullName } from '#contract/accounts/sign-up.ts';
import { businessName } from '#contract/businesses/businesses.ts';
import { applicationFields } from '#contract/creators/profiles.ts';
import { oneLine } from './one-line.ts';

it.each([
  'Jules\r\nBcc: all@example.com',
  'Jules\nMoreau',
  'Jules\tMoreau',
  'Jules\u0000Moreau',
  'Jules\u0085Moreau',
  'Jules\u2028Moreau',
  'Jules \u202egnp.exe',
  'Jules\u2066Moreau\u2069',
  'Jules\u200fMoreau',
  'Ju\u200bles',
  'Ju\u00adles',
  'Jules\u{e0041}',
  'Ju\ufeffles',
])('refuses %j as a name', (name) => {
  for (const schema of [oneLine(), fullName, businessName])
    expect(schema.safeParse(name).success).toBe(false);
  expect(profileChange.safeParse({ full_name: name }).success).toBe(false);
  expect(applicationFields.safeParse({ full_name: name }).success).toBe(false);
});

it.each([
  ['  Maya  Okafor ', 'Maya Okafor'],
  ['Maya\u00a0\u2003Okafor', 'Maya Okafor'],
  ['\u3000Maya\n', 'Maya'],
])('makes plain single spaces of %j', (typed, kept) => {
  expect(fullName.parse(typed)).toBe(kept);
});

it.each(['Crème & Co', "O'Neill–Díaz", 'Łukasz', '山田 太郎', 'می\u200cخواهم', '👩\u200d🍳 Crumb', 'José'])(
  'keeps %s',
  (name) => {
    expect(oneLine().parse(name)).toBe(name);
  },
);

it('a name of spaces alone is no name', () => {
  expect(fullName.safeParse(' \u00a0\u2003 ').error?.issues[0]?.message).toBe('Full name is required');
});
