import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const NAMES = [
  '#art/catalogue.ts',
  '#domain/format/display-name.ts',
  '#contract/accounts/me.ts',
  '#server/platform/config.ts',
  './server/run.ts',
  '../outside.ts',
  'fastify',
  'node:fs',
  'zod/v4/core',
];

/** The addresses of all names, and how often Node was asked for one. */
async function resolveAll(prepare: string): Promise<{ addresses: string[]; asked: string[] }> {
  const program = `
    import { registerHooks } from 'node:module';
    const asked = [];
    registerHooks({ resolve(name, context, next) { asked.push(name); return next(name, context); } });
    ${prepare}
    asked.length = 0;
    const addresses = ${JSON.stringify(NAMES)}.map((name) => import.meta.resolve(name));
    console.log(JSON.stringify({ addresses, asked }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
  });
  return JSON.parse(stdout);
}

it('gives our files the address that Node finds, and leaves packages to it', async () => {
  const [own, theirs] = await Promise.all([
    resolveAll(`await import('./server/resolve-sources.ts');`),
    resolveAll(''),
  ]);
  expect(own.addresses).toEqual(theirs.addresses);
  expect(theirs.asked).toEqual(NAMES);
  expect(own.asked).toEqual(['fastify', 'node:fs', 'zod/v4/core']);
});

it('is loaded by the program before the many files it is for', async () => {
  const program = await readFile(new URL('main.ts', import.meta.url), 'utf8');
  expect(program.indexOf("import './resolve-sources.ts'")).toBeGreaterThan(0);
  expect(program).toContain("await import('./run.ts')");
  expect(program).not.toMatch(/^import .*'\.\/run\.ts'/m);
});
