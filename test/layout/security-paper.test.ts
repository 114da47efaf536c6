import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAPER = 'docs/security.md';
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .map((path) => `/${path}`);

/** Names of files and folders in backticks; anything else there is code. */
const named = [...readFileSync(PAPER, 'utf8').matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(
  ([, name = '']) => name,
);

it(`${PAPER} names files, tests and folders that exist`, () => {
  expect(named.length).toBeGreaterThan(200);
  const isThere = (name: string) =>
    FILES.some((path) => (name.endsWith('/') ? path.includes(`/${name}`) : path.endsWith(`/${name}`)));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
