import { firstLoadFiles, listBudgets } from './bench/support/built-pages.ts';

export default await Promise.all(
  (await listBudgets()).map(async ({ page, limit_kb }) => ({
    name: page,
    path: await firstLoadFiles(page),
    gzip: true,
    limit: `${limit_kb} kB`,
  })),
);
