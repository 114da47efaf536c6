import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Decision records may name files that are gone; these pages describe the program as it is. */
const PAGES = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];
const FOLDERS = ['art', 'bench', 'bin', 'contract', 'db', 'docs', 'domain', 'e2e', 'server', 'test', 'web'];
const FILES = globSync(
  FOLDERS.map((folder) => `${folder}/**/*`),
  { cwd: ROOT },
);
const SOURCE = /`([\w./-]+\.(?:tsx?|sql|mjs))`/g;
const PLACE = new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./-]+)\``, 'g');

it.each(PAGES)('%s names files and folders that exist', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = [...text.matchAll(SOURCE), ...text.matchAll(PLACE)].map(([, name = '']) => name);
  expect(findMissing(named, FILES)).toEqual([]);
});

it('a file that moved or a folder that was removed is found', () => {
  const files = ['server', 'server/areas', 'server/areas/base', 'server/areas/base/sniff.ts'];
  expect(findMissing(['base/sniff.ts', 'sniff.ts', 'server/areas/'], files)).toEqual([]);
  const gone = ['media/sniff.ts', 'niff.ts', 'server/features/'];
  expect(findMissing(gone, files)).toEqual(gone);
});

/** A name may leave out the folders before it. */
function findMissing(named: readonly string[], files: readonly string[]): string[] {
  return named.filter((name) => {
    const end = `/${name.replace(/\/$/, '')}`;
    return !files.some((file) => `/${file}`.endsWith(end));
  });
}
