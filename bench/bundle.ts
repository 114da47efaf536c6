import { firstLoadFiles, gzipBytes, listBudgets } from './support/built-pages.ts';

/** JavaScript of the first load of each page, gzip, against its limit. */
let isOver = false;
for (const { page, limit_kb } of await listBudgets()) {
  const kb = (await gzipBytes(await firstLoadFiles(page))) / 1000;
  isOver ||= kb > limit_kb;
  process.stdout.write(
    `${page.padEnd(56)} ${kb.toFixed(1).padStart(6)} KB of ${limit_kb} KB  ratio ${(kb / limit_kb).toFixed(2)}\n`,
  );
}
if (isOver) process.exitCode = 1;
