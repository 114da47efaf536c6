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

  it('uses the configured browser, then the one Playwright downloaded, then an installed one', () => {
    const env = { CHROMIUM_PATH: named, PATH: folder };
    expect(findChromium({ env, playwrightPath: downloaded })).toBe(named);
    expect(findChromium({ env: { PATH: folder }, playwrightPath: downloaded })).toBe(downloaded);
    expect(findChromium({ env: { PATH: `/nowhere:${folder}` }, playwrightPath: missing })).toBe(installed);
    expect(findChromium({ env: { PATH: '/nowhere' }, playwrightPath: missing })).toBeNull();
  });

  it('prefers the headless shell to a full browser', () => {
    const shell = program('chromium-headless-shell');
    expect(findChromium({ env: { PATH: folder }, playwrightPath: missing })).toBe(shell);
    rmSync(shell);
  });

  it('doesn’t skip a configured browser that is missing', () => {
    const env = { CHROMIUM_PATH: missing, PATH: folder };
    expect(() => findChromium({ env, playwrightPath: downloaded })).toThrow('is not a program');
  });
});
