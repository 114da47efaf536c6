import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('is set before anything can use the threads', async () => {
  const program = await readFile(new URL('main.ts', import.meta.url), 'utf8');
  expect(program).toMatch(/^import '\.\/thread-pool\.ts';\n/);
  await import('./thread-pool.ts');
  expect(Number(process.env.UV_THREADPOOL_SIZE)).toBeGreaterThanOrEqual(16);
});
