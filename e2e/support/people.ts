import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { linkMailedTo } from './mail.ts';
import { shared } from './shared.ts';

export const DEMO_PASSWORD = 'bizmeet-demo';
/** Nobody else types it, so it is on no list. */
export const PASSWORD = 'six loaves before dawn';

/** How long a confirmation must at least still hold for a test that begins. */
const HALF_FRESH_MS = 5 * 60_000;

export const DEMO = {
  owner: 'owner@crumb-co.example',
  manager: 'marco@crumb-co.example',
  newOwner: 'nina@halfmoon-bagels.example',
  creator: 'maya@okafor.example',
  applicant: 'tomas@rivera.example',
  inReview: 'priya@natarajan.example',
  turnedDown: 'hannah@weiss.example',
  suspended: 'vic@duarte.example',
  admin: 'admin@bizmeet.example',
  roleless: 'sam@nowhere.example',
} as const;

let count = 0;
export function newEmail(name: string): string {
  count += 1;
  return `${name}-${process.pid}-${Date.now()}-${count}@example.com`;
}

type State = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * Signs a page, or a browser without one, in as somebody of the demo. All workers share what the first of them was given, also those that begin
 * again after a failure: each account may try to sign in only so often.
 */
export async function signInAs(where: Page | BrowserContext, who: keyof typeof DEMO): Promise<void> {
  const context = 'context' in where ? where.context() : where;
  const file = join(await shared(), `${who}.json`);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) {
    await context.addCookies(JSON.parse(known) as State);
    return who === 'admin' ? confirm(context.request, DEMO[who]) : undefined;
  }
  // Signing in ends the session the browser had, and all workers share the sessions of the demo.
  await context.clearCookies();
  await signIn(context.request, DEMO[who], DEMO_PASSWORD);
  // Whole or not at all: another worker may be reading.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(await context.cookies()));
  await rename(draft, file);
}

/** A shared session is older than what needs a recent confirmation allows. */
async function confirm(request: APIRequestContext, email: string): Promise<void> {
  await expect(async () => {
    const { confirmed_until } = await (await request.get('/api/me/confirmations')).json();
    if (confirmed_until !== null && Date.parse(confirmed_until) > Date.now() + HALF_FRESH_MS) return;
    await sendCode(request, email, '/api/me/confirmations');
  }).toPass({ intervals: [1_000, 5_000] });
}

const sentCodes = new Set<string>();

/**
 * Sends the current code in the authenticator app of a demo admin. Each code works once, for all workers, and ten wrong
 * ones make the account wait, so no worker sends the same one again.
 */
async function sendCode(request: APIRequestContext, email: string, path: string): Promise<void> {
  const { codes } = await (await request.get('/api/dev/authenticator')).json();
  const { code } = codes.find((shown: { email: string }) => shown.email === email);
  expect(sentCodes.has(`${email} ${code}`), 'The next code is not there yet').toBe(false);
  sentCodes.add(`${email} ${code}`);
  expect((await request.post(path, { data: { kind: 'totp', code } })).ok()).toBe(true);
}

export async function signIn(request: APIRequestContext, email: string, password: string): Promise<void> {
  await requireNoSharedSession(request);
  const answer = await request.post('/api/auth/sessions', { data: { email, password } });
  if (answer.ok()) return;
  const refusal = await answer.text();
  if (!refusal.includes('second_step_required')) throw new Error(`Signing in as ${email}: ${refusal}`);
  await expect(() => sendCode(request, email, '/api/auth/second-step-sessions')).toPass({
    intervals: [1_000, 5_000],
  });
}

/** Signing in ends the session a browser had, and with it everybody's who is signed in as the same person of the demo. */
async function requireNoSharedSession(request: APIRequestContext): Promise<void> {
  const folder = await shared();
  const { cookies } = await request.storageState();
  const session = cookies.find(({ name }) => name === 'session');
  if (!session) return;
  for (const who of Object.keys(DEMO)) {
    const held = await readFile(join(folder, `${who}.json`), 'utf8').catch(() => '');
    if (held.includes(session.value))
      throw new Error(`Clear the cookies first: this would end the session all journeys share as ${who}.`);
  }
}

/**
 * The owner of another business of the demo. Each is for one test alone, which may end the sessions and change the
 * account as it likes.
 */
export async function signInOwnerOf(page: Page, slug: string): Promise<{ email: string; password: string }> {
  const email = `owner@${slug}.example`;
  await page.context().clearCookies();
  await signIn(page.request, email, DEMO_PASSWORD);
  return { email, password: DEMO_PASSWORD };
}

/** An account of one's own, for what would disturb the people of the demo. It is verified and not signed in. */
export async function newAccount(
  request: APIRequestContext,
  role: 'business' | 'creator',
): Promise<{ email: string; password: string }> {
  const email = await signUp(request, role);
  await verifyEmail(request, email);
  await request.delete('/api/auth/sessions');
  return { email, password: PASSWORD };
}

/** The same, signed in: verifying in the browser that signed up does that. */
export async function newMember(
  page: Page,
  role: 'business' | 'creator',
): Promise<{ email: string; password: string }> {
  const email = await signUp(page.request, role);
  await verifyEmail(page.request, email);
  return { email, password: PASSWORD };
}

/** An account whose email nobody has verified yet. */
export async function signUp(request: APIRequestContext, role: 'business' | 'creator'): Promise<string> {
  const email = newEmail(role);
  const sent = await request.post('/api/auth/sign-ups', {
    data: { full_name: 'Maya Okafor', email, password: PASSWORD, role, accepts_terms: true },
  });
  if (!sent.ok()) throw new Error(`Signing up: ${await sent.text()}`);
  return email;
}

/** Spends the link that was mailed: on another device, where `request` is not the page's own and the password is asked for. */
export async function verifyEmail(request: APIRequestContext, email: string): Promise<void> {
  await requireNoSharedSession(request);
  const token = new URL(await linkMailedTo(request, email, '/auth/verify')).searchParams.get('token');
  const verified = await request.post('/api/auth/verifications', { data: { token, password: PASSWORD } });
  if (!verified.ok()) throw new Error(`Verifying: ${await verified.text()}`);
}
