import { expect, it } from 'vitest';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { readRobotsRules } from './robots-rules.ts';

const NAME = 'BizmeetBot';

function mayRead(text: string, path: string): boolean {
  return readRobotsRules(text, NAME).mayRead(path);
}

/** As in the examples of RFC 9309, sections 2.2.2, 2.2.3 and 5. */
it.each([
  ['no file says nothing', '', '/a', true],
  ['everything is forbidden', 'User-agent: *\nDisallow: /', '/a', false],
  ['an empty rule forbids nothing', 'User-agent: *\nDisallow:', '/a', true],
  ['a rule is a beginning', 'User-agent: *\nDisallow: /publications/', '/publications/x.html', false],
  ['and nothing else', 'User-agent: *\nDisallow: /publications/', '/about', true],
  ['a group names its robot', 'User-agent: foobot\nDisallow: /', '/a', true],
  ['whatever the case', 'user-agent: bizMEETbot\ndisallow: /a', '/a', false],
  ['and a version behind it', 'User-agent: BizmeetBot/2.0\nDisallow: /a', '/a', false],
  ['its own group stands alone', `User-agent: *\nDisallow: /\n\nUser-agent: ${NAME}\nAllow: /`, '/a', true],
  [
    'two groups of one robot are one',
    `User-agent: ${NAME}\nDisallow: /a\n\nUser-agent: x\nDisallow: /c\n\nUser-agent: ${NAME}\nDisallow: /b`,
    '/b',
    false,
  ],
  [
    'of one robot, not of another',
    `User-agent: ${NAME}\nDisallow: /a\n\nUser-agent: x\nDisallow: /c`,
    '/c',
    true,
  ],
  ['several robots share a group', `User-agent: foobot\nUser-agent: ${NAME}\nDisallow: /a`, '/a', false],
  ['an own group without rules allows all', `User-agent: *\nDisallow: /\n\nUser-agent: ${NAME}`, '/a', true],
  ['rules before any name count for nobody', 'Disallow: /a\nUser-agent: *\nDisallow: /b', '/a', true],
  [
    'the longest match decides',
    'User-agent: *\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif',
    '/example/page/disallowed.gif',
    false,
  ],
  ['also where it permits', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['and permission wins a draw', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['a star is anything', 'User-agent: *\nDisallow: *.gif$', '/deep/in/x.gif', false],
  ['a dollar is the end', 'User-agent: *\nDisallow: *.gif$', '/x.gif?size=2', true],
  ['a dollar elsewhere is itself', 'User-agent: *\nDisallow: /$price', '/$price/1', false],
  [
    'an encoded star is itself',
    'User-agent: *\nDisallow: /path/file-with-a-%2A.html',
    '/path/file-with-a-*.html',
    false,
  ],
  ['and no other', 'User-agent: *\nDisallow: /path/file-with-a-%2A.html', '/path/file-with-a-b.html', true],
  ['stars in the middle', 'User-agent: *\nDisallow: /path/*/exclam!', '/path/foo/bar/exclam!', false],
  ['the query counts', 'User-agent: *\nDisallow: /foo/bar?baz=quz', '/foo/bar?baz=quz&x', false],
  [
    'reserved signs of a query',
    'User-agent: *\nDisallow: /foo/bar?baz=https://foo.bar',
    '/foo/bar?baz=https%3A%2F%2Ffoo.bar',
    false,
  ],
  ['letters of other scripts', 'User-agent: *\nDisallow: /foo/bar/ツ', '/foo/bar/%E3%83%84', false],
  ['needless codes', 'User-agent: *\nDisallow: /foo/bar/%62%61%7A', '/foo/bar/baz', false],
  [
    'comments and odd lines',
    '\uFEFF# hi\r\nUser-agent : * # all\rSitemap: /x\nnonsense\nDisallow : /a # why',
    '/a',
    false,
  ],
  ['the file itself may be read', 'User-agent: *\nDisallow: /', '/robots.txt', true],
])('%s', (_what, text, path, expected) => {
  expect(mayRead(text, path)).toBe(expected);
});

const many = (count: number, rule: string) => `User-agent: *\n${`Disallow: ${rule}\n`.repeat(count)}`;
const LONG_PATH = `/${'a'.repeat(2_000)}`;

it.each([
  ['stars between letters', many(130, `${'*a'.repeat(1_800)}b`)],
  ['one line of stars', many(1, '*'.repeat(511_000))],
  ['rules that nearly match everywhere', many(500, `*${'a'.repeat(255)}b`)],
  ['empty lines', '\n'.repeat(500_000)],
  ['too many rules', many(20_000, '/x')],
  ['names without end', 'User-agent: *\n'.repeat(35_000)],
])('answers about %s at once', async (_what, text) => {
  const { longest_ms } = await longestStall(async () => {
    const rules = readRobotsRules(text, NAME);
    for (let asked = 0; asked < 3; asked += 1) rules.mayRead(LONG_PATH);
  });
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('reads nothing where the rules take too long or are too many', () => {
  expect(mayRead(many(500, `*${'a'.repeat(255)}b`), LONG_PATH)).toBe(false);
  expect(mayRead(many(501, '/x'), '/y')).toBe(false);
  expect(mayRead(many(500, '/x'), '/y')).toBe(true);
});

it('reads no more of a rule than 512 signs, and never permits by half a rule', () => {
  const long = `/${'a'.repeat(600)}`;
  expect(mayRead(`User-agent: *\nDisallow: ${long}$`, `/${'a'.repeat(511)}`)).toBe(false);
  expect(mayRead(`User-agent: *\nDisallow: /\nAllow: ${long}`, long)).toBe(false);
});
