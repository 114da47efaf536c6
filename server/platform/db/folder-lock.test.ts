import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const PARENT = process.ppid;

function emptyFolder() {
  return mkdtemp(join(tmpdir(), 'bizmeet-lock-'));
}

it('names the process that already uses the folder', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'lock'), String(PARENT));
  await expect(lockFolder(folder)).rejects.toThrow(`Process ${PARENT} already uses the data folder`);
});

it('takes over from a process that died without releasing it', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'lock'), '4194304');
  const lock = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  await lock.release();
  await expect(readFile(join(folder, 'lock'))).rejects.toThrow('ENOENT');
});
