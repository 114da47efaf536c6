import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
const program = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('looking for a Chromium', () => {
  const missing = join(folder, 'missing');
  const named = program('named');
  const downloaded = program('downloaded');
  const installed = program('google-chrome');

  it('takes the one named, then the one Playwright downloaded, then the one installed', () => {
    const env = { CHROMIUM_PATH: named, PATH: folder };
    expect(findChromium({ env, playwrightPath: downloaded })).toBe(named);
    expect(findChromium({ env: { PATH: folder }, playwrightPath: downloaded })).toBe(downloaded);
    expect(findChromium({ env: { PATH: `/nowhere:${folder}` }, playwrightPath: missing })).toBe(installed);
    expect(findChromium({ env: { PATH: '/nowhere' }, playwrightPath: missing })).toBeNull();
  });

  it('prefers the shell to a browser with windows', () => {
    const shell = program('chromium-headless-shell');
    expect(findChromium({ env: { PATH: folder }, playwrightPath: missing })).toBe(shell);
    rmSync(shell);
  });

  it('does not pass over a named one that is not there', () => {
    const env = { CHROMIUM_PATH: missing, PATH: folder };
    expect(() => findChromium({ env, playwrightPath: downloaded })).toThrow('is not a program');
  });
});
