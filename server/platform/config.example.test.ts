import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const source = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

it('documents every setting it reads, and no other', async () => {
  const read = [...(await source('server/platform/environment.ts')).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name,
  );
  const documented = [...(await source('.env.example')).matchAll(/^([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(documented.sort()).toEqual(read.sort());
});
