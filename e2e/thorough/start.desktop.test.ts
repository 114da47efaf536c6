import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { emptyFolder, freePort, startProgram, untilReady } from '../support/program.ts';

/** The demo marketplace takes most of a first start, and these are not about it. */
const EMPTY = { SEED_DEMO: '0' };

/** One sentence, no stack, a code that says no. */
function expectOneSentence(
  { code, output }: { code: number | null; output: string },
  sentence: RegExp,
): void {
  expect(code).not.toBe(0);
  expect(output.trim()).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
}

test('a taken port is reported in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { ended } = startProgram({ ...EMPTY, PORT: String(port), DATA_DIR: await emptyFolder() });
  expectOneSentence(
    await ended,
    new RegExp(`^Port ${port} is taken: stop what uses it, or set PORT to another one\\.$`),
  );
  other.close();
});

test('a second process on the same data folder is refused', async () => {
  const folder = await emptyFolder();
  const port = await freePort();
  const first = startProgram({ ...EMPTY, PORT: String(port), DATA_DIR: folder });
  await untilReady(port);
  const second = startProgram({ PORT: String(await freePort()), DATA_DIR: folder });
  expectOneSentence(
    await second.ended,
    /^Process \d+ already uses the data folder .+ DATA_DIR to another folder\.$/,
  );
  first.program.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test('a data folder that can’t be written is reported in one sentence', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  const { ended } = startProgram({ DATA_DIR: join(file, 'data') });
  expectOneSentence(await ended, /^The data folder .+ can’t be written \(ENOTDIR\): .+\.$/);
});

test('a wrong DATABASE_URL is reported in one sentence', async () => {
  const nobody = startProgram({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` });
  expectOneSentence(
    await nobody.ended,
    /^The database at DATABASE_URL didn’t answer \(.+\): check the address.+\.$/,
  );
  const nonsense = startProgram({ DATABASE_URL: 'nonsense' });
  expectOneSentence(
    await nonsense.ended,
    /^DATABASE_URL: must look like postgres:.+ See \.env\.example.+\.$/,
  );
});

test('an unknown role or flag is refused', async () => {
  expectOneSentence(
    await startProgram({}, ['--role', 'queen']).ended,
    /^--role is all, web or worker, not queen\.$/,
  );
  const { code, output } = await startProgram({}, ['--rolle']).ended;
  expect(code).not.toBe(0);
  expect(output).toContain("Unknown option '--rolle'");
});

test('stopping under load finishes every response it began, within ten seconds', async () => {
  const port = await freePort();
  const { program, ended } = startProgram({
    ...EMPTY,
    PORT: String(port),
    DATA_DIR: await emptyFolder(),
    REQUESTS_PER_MINUTE: '100000',
  });
  await untilReady(port);
  const visits = Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`));
  const bodies = visits.map(async (visit) => {
    const answer = await visit.catch(() => null);
    return answer?.text() ?? null;
  });
  await Promise.race(visits);
  const stopped = Date.now();
  program.kill('SIGTERM');
  const begun = (await Promise.all(bodies)).filter((body) => body !== null);
  expect((await ended).code).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(10_000);
  expect(begun.length).toBeGreaterThan(1);
  for (const body of begun) expect(body.trimEnd()).toMatch(/<\/html>$|"code":"unavailable"/);
});

test('the next process takes over a killed one’s folder, and stops right away even while drawing', async () => {
  const folder = await emptyFolder();
  const port = await freePort();
  const killed = startProgram({ PORT: String(port), DATA_DIR: folder });
  await untilReady(port, killed);
  killed.program.kill('SIGKILL');
  await killed.ended;
  const started = Date.now();
  const next = startProgram({ PORT: String(port), DATA_DIR: folder });
  await untilReady(port, next);
  const told = Date.now();
  next.program.kill('SIGTERM');
  const { code, output } = await next.ended;
  expect(code, output).toBe(0);
  // The pictures take minutes. A slow machine starts slowly, and may stop as slowly.
  expect(Date.now() - told).toBeLessThan(Math.max(6_000, told - started));
});

test('the first response of a process is as complete as later ones', async () => {
  const port = await freePort();
  const { program, ended } = startProgram({ ...EMPTY, PORT: String(port), DATA_DIR: await emptyFolder() });
  await untilReady(port);
  for (let visit = 1; visit <= 2; visit += 1) {
    const html = await (await fetch(`http://127.0.0.1:${port}/dev/ui`)).text();
    expect(html).not.toContain('<!--$!-->');
    expect(html.split('self.$_TSR=')).toHaveLength(2);
    expect(html.split('<!DOCTYPE html>')).toHaveLength(2);
    expect(html.indexOf('self.$_TSR=')).toBeLessThan(html.indexOf('<script type="module"'));
  }
  program.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
