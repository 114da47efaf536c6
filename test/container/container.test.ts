import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRootFile, readStages } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const stages = readStages();
const image = stages.at(-1);
const copied = stages.flatMap(({ copies }) => copies).filter(({ from }) => from === null);

it('builds and runs on the Node that the scripts fetch', () => {
  const [, version] = /^ARG NODE_VERSION=(.+)$/m.exec(readRootFile('Dockerfile')) ?? [];
  expect(version).toBe(readRootFile('.node-version').trim());
  const bases = stages
    .map((stage) => stage.image)
    .filter((base) => !stages.some(({ name }) => name === base));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the Dockerfile writes it
  expect(new Set(bases)).toEqual(new Set(['node:${NODE_VERSION}-slim']));
});

it('copies only what a clean checkout holds and .dockerignore lets through', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const allowed = readRootFile('.dockerignore').split('\n');
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied.flatMap(({ paths }) => paths)) {
    expect(
      tracked.some((file) => file === path || file.startsWith(`${path}/`)),
      path,
    ).toBe(true);
    const exceptions = [`!${path.split('/')[0]}`, `!${path}`];
    expect(
      exceptions.some((exception) => allowed.includes(exception)),
      path,
    ).toBe(true);
  }
  expect(allowed).toEqual(expect.arrayContaining(['*', '**/*.test.ts', '**/*.test.tsx']));
});

it('holds no packages for tests, and runs neither as root nor in a shell', () => {
  expect(stages.flatMap(({ lines }) => lines).filter((line) => line.includes('npm ci'))).toEqual([
    'RUN npm ci --omit=dev --no-engine-strict',
  ]);
  const lines = image?.lines ?? [];
  const user = lines.indexOf('USER node');
  expect(user).toBeGreaterThan(-1);
  expect(lines.slice(user).filter((line) => line.startsWith('RUN'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('ENTRYPOINT'))).toMatch(/^ENTRYPOINT \["node", /);
  expect(lines.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz');
  expect(lines).toContain('STOPSIGNAL SIGTERM');
});

it('gets longer to stop in the example than a process takes', () => {
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(readRootFile('compose.yaml')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(10);
});

/** What the release before may still use. A wider check drops the one before, so constraints may go. */
const TAKES_AWAY = /\brename\b|\bdrop\s+(table|column)\b|\balter\s+column\s+\w+\s+(set\s+not\s+null|type)\b/i;

it('no migration since 0198 takes away what the release before it uses', () => {
  const later = globSync('db/migrations/*.sql', { cwd: ROOT }).filter(
    (path) => (path.split('/').at(-1) ?? '') >= '0198',
  );
  expect(later.length).toBeGreaterThan(0);
  for (const path of later) {
    const text = readFileSync(`${ROOT}${path}`, 'utf8').replace(/--.*$/gm, '');
    expect(text, path).not.toMatch(TAKES_AWAY);
  }
  expect('alter table a rename column b to c').toMatch(TAKES_AWAY);
});
