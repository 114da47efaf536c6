import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, cookiesOf, newAddress } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

interface Try {
  from?: string;
  cookie?: string;
}

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

it('guesses from one network are free five times, then ever further apart, then need a code from the inbox', async () => {
  const { email } = await newPerson(context);
  const from = newAddress();
  const waits: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    const before = await databaseTime();
    expect(await statusOf(email, 'a guess', { from })).toBe(401);
    waits.push(await waitSince(email, from, before, await databaseTime()));
    await passWaits(email);
  }
  expect(waits).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480]);
  const stopped = await signIn(email, PASSWORD_OF_EVERYONE, { from });
  expect(stopped.json()).toMatchObject({ status: 403, code: 'device_proof_required' });
});

it('a try during a wait is told how long it is, counts for nothing and costs no hash', async () => {
  const { email } = await newPerson(context);
  const from = newAddress();
  await guessedFrom(email, from, 7);
  await sql`update guess_counts set wait_until = now() + interval '1 hour'
    where key = ${`sign-in:${keyOf(email)}:${from}`}`.execute(context.db);
  const hashes = await countHashes(async () => {
    const early = await signIn(email, PASSWORD_OF_EVERYONE, { from });
    expect(early.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(early.json().detail).toMatch(/^Try again in (5\d|60) minutes\.$/);
    expect(Number(early.headers['retry-after'])).toBe(early.json().retry_after_seconds);
  });
  expect(hashes).toBe(0);
  await passWaits(email);
  expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from })).toBe(201);
});

async function databaseTime(): Promise<number> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::timestamptz(3) as at`.execute(
    context.db,
  );
  return Date.parse(rows[0]?.at ?? '');
}

/** The length of a wait that began between two moments, in whole seconds on any machine. */
async function waitSince(email: string, from: string, before: number, after: number): Promise<number> {
  const { wait_until } = await context.db
    .selectFrom('guess_counts')
    .select('wait_until')
    .where('key', '=', `sign-in:${keyOf(email)}:${from}`)
    .executeTakeFirstOrThrow();
  const until = Date.parse(wait_until ?? '');
  const possible = [0, 15, 30, 60, 120, 240, 480].filter(
    (seconds) => until >= before + seconds * 1_000 - 1 && until <= after + seconds * 1_000 + 1,
  );
  return possible[0] ?? Number.NaN;
}

it('guesses made at the same time count like guesses made one after the other, and those turned away cost no hash', async () => {
  const { email } = await newPerson(context);
  const from = newAddress();
  let answers: number[] = [];
  const hashes = await countHashes(async () => {
    answers = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => statusOf(email, `guess ${guess}`, { from })),
    );
  });
  expect(answers.sort()).toEqual([...new Array(5).fill(401), ...new Array(7).fill(429)]);
  expect(hashes).toBe(5);
});

it('the right password clears what went wrong before it', async () => {
  const { email } = await newPerson(context);
  const from = newAddress();
  for (let round = 0; round < 3; round += 1) {
    for (let typo = 0; typo < 4; typo += 1) expect(await statusOf(email, 'a typo', { from })).toBe(401);
    expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from })).toBe(201);
  }
});

it('a stranger who guesses locks nobody else out: not the owner elsewhere, not the owner in the same network', async () => {
  const { email } = await newPerson(context);
  const known = await knownBrowserOf(email);
  const from = newAddress();
  await guessedFrom(email, from);
  expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from })).toBe(403);
  expect(await statusOf(email, PASSWORD_OF_EVERYONE)).toBe(201);
  for (let typo = 0; typo < 9; typo += 1) {
    expect(await statusOf(email, 'a typo', { from, cookie: known })).toBe(401);
  }
  expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from, cookie: known })).toBe(201);
});

it('a known browser has ten wrong passwords in a quarter of an hour, and the eleventh costs no hash', async () => {
  const { email } = await newPerson(context);
  const cookie = await knownBrowserOf(email);
  const answers = await Promise.all(Array.from({ length: 12 }, () => statusOf(email, 'a typo', { cookie })));
  expect(answers.sort()).toEqual([...new Array(10).fill(401), 429, 429]);
  let refused: Awaited<ReturnType<typeof signIn>> | undefined;
  const hashes = await countHashes(async () => {
    refused = await signIn(email, PASSWORD_OF_EVERYONE, { cookie });
  });
  expect(refused?.json().detail).toMatch(/^Try again in (14|15) minutes\.$/);
  expect(hashes).toBe(0);
  expect(await statusOf(email, PASSWORD_OF_EVERYONE)).toBe(201);
});

it('guesses from many networks at one account leave each of them two', async () => {
  const { email } = await newPerson(context);
  await sql`insert into guess_counts (key, failures, wait_until, resets_at)
    values (${`sign-in:${keyOf(email)}`}, 49, now(), now() + interval '1 hour')`.execute(context.db);
  expect(await statusOf(email, 'the fiftieth')).toBe(401);
  const from = newAddress();
  for (let guess = 0; guess < 2; guess += 1) {
    expect(await statusOf(email, 'a guess', { from })).toBe(401);
    await passWaits(email);
  }
  expect((await signIn(email, PASSWORD_OF_EVERYONE, { from })).json()).toMatchObject({
    code: 'device_proof_required',
  });
  expect(await statusOf(email, PASSWORD_OF_EVERYONE)).toBe(201);
});

it('a /48 full of networks has twenty guesses at an account', async () => {
  const { email } = await newPerson(context);
  const site = `2001:db8:${randomInt(1, 0xffff).toString(16)}`;
  await guessedFrom(email, `${site}::/48`, 19);
  expect(await statusOf(email, 'the twentieth', { from: `${site}:1::1` })).toBe(401);
  expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from: `${site}:ffff::1` })).toBe(403);
});

it('an address that nobody has is turned away like one that somebody has', async () => {
  const { email } = await newPerson(context);
  const answers = [];
  for (const address of [email, newEmail('nobody')]) {
    const from = newAddress();
    for (let guess = 0; guess < 5; guess += 1) await signIn(address, 'a guess', { from });
    const slowed = await signIn(address, 'a guess', { from });
    await passWaits(address);
    await guessedFrom(address, from);
    const stopped = await signIn(address, 'a guess', { from });
    answers.push([slowed, stopped].map((answer) => withoutMoment(answer.json())));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject([{ status: 429 }, { status: 403, code: 'device_proof_required' }]);
});

/** Drops the seconds left, which depend on the speed of the machine. */
function withoutMoment(problem: { detail: string; retry_after_seconds?: number }) {
  const { detail, retry_after_seconds } = problem;
  return {
    ...problem,
    request_id: '',
    detail: detail.replace(/\d+/, 'some'),
    retry_after_seconds: typeof retry_after_seconds,
  };
}

it('the owner is told once a day that someone is guessing', async () => {
  const { email } = await newPerson(context);
  for (let network = 0; network < 3; network += 1) {
    const from = newAddress();
    for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'a guess', { from });
  }
  const [mail] = await waitForMail(context.db, email);
  expect(mail?.subject).toBe('Someone is trying to sign in to your account');
  await sql`update guess_counts set resets_at = now() where key = ${`sign-in:${keyOf(email)}`}`.execute(
    context.db,
  );
  for (let network = 0; network < 3; network += 1) {
    const from = newAddress();
    for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'a guess', { from });
  }
  const told = await context.db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', 'sign-in-attempts')
    .execute();
  expect(told).toHaveLength(1);
});

it('the table of counts holds no addresses', async () => {
  const email = newEmail('secretive');
  await signIn(email, 'a guess');
  const rows = await context.db.selectFrom('guess_counts').select('key').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => key.includes('secretive') || key.includes('@'))).toEqual([]);
});

describe('a code from the inbox', () => {
  const ask = (email: string) => call('POST /api/auth/device-codes', { payload: { email } });
  const confirm = (email: string, code: string, how: Try = {}) =>
    call('POST /api/auth/device-confirmations', {
      payload: { email, code },
      ...(how.from && { from: how.from }),
      headers: how.cookie ? { cookie: how.cookie } : {},
    });

  async function codeMailedTo(email: string, count = 1): Promise<string> {
    const mails = await waitForMail(context.db, email, count);
    return /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(mails.at(-1)?.html ?? '')?.[0] ?? '';
  }

  it('makes the browser it is typed in known, once, and signs nobody in', async () => {
    const { email } = await newPerson(context);
    const from = newAddress();
    await guessedFrom(email, from);
    expect((await ask(email)).statusCode).toBe(202);
    const code = await codeMailedTo(email);
    expect((await confirm(email, 'AAAA-AAAA', { from })).json()).toMatchObject({
      status: 400,
      fields: [{ path: 'code' }],
    });
    const confirmed = await confirm(email, ` ${code.toLowerCase().replace('-', ' ')} `, { from });
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.cookies.map(({ name }) => name)).toEqual(['device']);
    const cookie = cookiesOf(confirmed);
    expect(await statusOf(email, 'still a guess', { from, cookie })).toBe(401);
    expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from, cookie })).toBe(201);
    expect((await confirm(email, code)).statusCode).toBe(400);
  });

  it('is mailed once while strangers ask for it again, and works for the owner who asks next', async () => {
    const { email } = await newPerson(context);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const code = await codeMailedTo(email);
    expect((await ask(email)).statusCode).toBe(202);
    expect((await confirm(email, code)).statusCode).toBe(200);
    const mailed = await context.db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mailed).toHaveLength(1);
  });

  it('belongs to one account and ends after a quarter of an hour', async () => {
    const [owner, other] = [await newPerson(context), await newPerson(context)];
    await ask(owner.email);
    const code = await codeMailedTo(owner.email);
    expect((await confirm(other.email, code)).statusCode).toBe(400);
    context.clock.advance({ hours: 1 });
    expect((await confirm(owner.email, code)).statusCode).toBe(400);
  });

  it('can be tried ten times from a network, and the answer is the same for an address nobody has', async () => {
    const { email } = await newPerson(context);
    const nobody = newEmail('nobody');
    for (const address of [email, nobody]) {
      const asked = await ask(address);
      expect({ ...asked.json(), email: '' }).toEqual({ email: '', resend_after_seconds: 60 });
      const from = newAddress();
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await confirm(address, 'AAAA-AAAA', { from })).statusCode).toBe(400);
      }
      expect((await confirm(address, 'AAAA-AAAA', { from })).statusCode).toBe(429);
    }
    await codeMailedTo(email);
    const traces = await context.db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', nobody)
      .execute();
    expect(traces).toEqual([]);
  });
});

describe('a known browser', () => {
  it('is known to the accounts that signed in there, and to no other', async () => {
    const [one, two, three] = [await newPerson(context), await newPerson(context), await newPerson(context)];
    const first = cookiesOf(await signIn(one.email, PASSWORD_OF_EVERYONE));
    const both = cookiesOf(await signIn(two.email, PASSWORD_OF_EVERYONE, { cookie: first }));
    const from = newAddress();
    for (const { email } of [one, two, three]) await guessedFrom(email, from);
    expect(await statusOf(one.email, PASSWORD_OF_EVERYONE, { from, cookie: both })).toBe(201);
    expect(await statusOf(two.email, PASSWORD_OF_EVERYONE, { from, cookie: both })).toBe(201);
    expect(await statusOf(three.email, PASSWORD_OF_EVERYONE, { from, cookie: both })).toBe(403);
  });

  it('gets another id with each sign-in, and the one before is worth nothing', async () => {
    const { email } = await newPerson(context);
    const before = await knownBrowserOf(email);
    await signIn(email, PASSWORD_OF_EVERYONE, { cookie: before });
    const from = newAddress();
    await guessedFrom(email, from);
    expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from, cookie: before })).toBe(403);
  });

  it('is a stranger again after the password was reset, or every other device was signed out', async () => {
    const person = await newPerson(context);
    const elsewhere = await knownBrowserOf(person.email);
    const here = cookiesOf(await signIn(person.email, PASSWORD_OF_EVERYONE));
    const from = newAddress();
    await call('DELETE /api/me/sessions', { headers: { cookie: here } });
    await guessedFrom(person.email, from);
    expect(await statusOf(person.email, PASSWORD_OF_EVERYONE, { from, cookie: elsewhere })).toBe(403);
    expect(await statusOf(person.email, PASSWORD_OF_EVERYONE, { from, cookie: here })).toBe(201);
  });

  it('is not made by a seal of another installation', async () => {
    const { email } = await newPerson(context);
    const known = await knownBrowserOf(email);
    const from = newAddress();
    await guessedFrom(email, from);
    const forged = known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/\.[^.]*$/, '.AAAA');
    expect(await statusOf(email, PASSWORD_OF_EVERYONE, { from, cookie: forged })).toBe(403);
  });
});
