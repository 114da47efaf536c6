import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.ts';

/** The headless shell is the same engine without a window: journeys take a third less time in it. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** The folder of Playwright's downloaded browsers. */
  playwrightPath: string;
}

/** The browser for the journeys, or null. Throws if a browser was requested by name and is missing. */
export function findChromium({ env, playwrightPath }: Surroundings): string | null {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program.`);
  }
  if (isProgram(playwrightPath)) return playwrightPath;
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/** Installs a browser if that is possible without asking. Throws a sentence if it isn't. */
export async function findOrInstallChromium(say: (line: string) => void): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const surroundings = { env: process.env, playwrightPath: chromium.executablePath() };
  const found = findChromium(surroundings);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('No Chromium here: installing it by apt …');
    await installByApt();
    const installed = findChromium(surroundings);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found: install one, name it in CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
}

async function installByApt(): Promise<void> {
  await apt('update');
  if (!(await apt('install', '--yes', SHELL)).isSuccess) {
    const { isSuccess, output } = await apt('install', '--yes', 'chromium');
    if (!isSuccess) throw new Error(`Chromium could not be installed by apt.\n${output}`);
  }
}

function apt(...words: string[]) {
  return run(['apt-get', ...words], { DEBIAN_FRONTEND: 'noninteractive' });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
