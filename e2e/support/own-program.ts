import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContextOptions, expect, test } from '@playwright/test';

/** Far from the program of the other journeys and the websites next to it. */
const PORTS_AWAY = 20;
/** A new database is migrated first, which takes a while on a busy machine. */
const PATIENCE = { timeout: 180_000, intervals: [500] };

export interface OwnProgram {
  /** For contexts whose pages and calls are about this program. */
  at: BrowserContextOptions;
  /** The link with which the first admin chooses a password. */
  link: string;
}

/** Runs a journey against a program of its own that begins with an empty database: no demo and no people but one admin. */
export async function withOwnProgram(
  email: string,
  walk: (program: OwnProgram) => Promise<void>,
): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const port = Number(new URL(baseURL).port) + PORTS_AWAY;
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'bizmeet-operator-'));
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    APP_URL: origin,
    DATA_DIR: folder,
    SEED_DEMO: '0',
    REQUESTS_PER_MINUTE: '60000',
    PASSWORD_COST: '14',
    BUSY_AFTER_MS: '0',
    DATABASE_WAIT_MS: '120000',
  };
  const seed = ['server/commands/seed.ts', '--admin', email];
  const { stdout } = await promisify(execFile)(process.execPath, seed, { env });
  const program = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  try {
    await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass(PATIENCE);
    const link = /http:\/\/\S+/.exec(stdout)?.[0] ?? '';
    const { viewport = null, isMobile = false, hasTouch = false, timezoneId = '' } = test.info().project.use;
    const look = { viewport, isMobile, hasTouch, timezoneId, reducedMotion: 'reduce' } as const;
    await walk({ link, at: { ...look, baseURL: origin, extraHTTPHeaders: { origin } } });
  } finally {
    program.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
