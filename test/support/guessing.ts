import { sql } from 'kysely';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, cookiesOf } from './calls.ts';
import { PASSWORD_OF_EVERYONE } from './people.ts';
import { testApp } from './test-app.ts';

export interface Try {
  from?: string;
  cookie?: string;
}

/** The API, with tries to sign in from any network and browser. */
export async function testGuessing() {
  const { app, context } = await testApp();
  const call = callerOf(app);

  function signIn(email: string, password: string, { from, cookie }: Try = {}) {
    return call('POST /api/auth/sessions', {
      payload: { email, password },
      ...(from && { from }),
      headers: cookie ? { cookie } : {},
    });
  }

  async function statusOf(email: string, password: string, how: Try = {}) {
    return (await signIn(email, password, how)).statusCode;
  }

  /** A browser in which the owner has signed in before. */
  async function knownBrowserOf(email: string): Promise<string> {
    return cookiesOf(await signIn(email, PASSWORD_OF_EVERYONE)).replace(/session=[^;]*(; )?/, '');
  }

  /** Ends the waits after wrong guesses. */
  async function passWaits(email: string) {
    await sql`update guess_counts set wait_until = now() where key like ${`sign-in:${keyOf(email)}%`}`.execute(
      context.db,
    );
  }

  function keyOf(email: string): string {
    return addressKey(context.config, email);
  }

  /** Records this many wrong guesses from one network. */
  async function guessedFrom(email: string, from: string, failures = 10) {
    await sql`insert into guess_counts (key, failures, wait_until, resets_at)
      values (${`sign-in:${keyOf(email)}:${from}`}, ${failures}, now(), now() + interval '1 day')
      on conflict (key) do update set failures = excluded.failures`.execute(context.db);
  }

  return { call, context, signIn, statusOf, knownBrowserOf, passWaits, keyOf, guessedFrom };
}
