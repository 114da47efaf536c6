import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newAddress } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { testGuessing } from '#test/support/guessing.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';

const { context, signIn, statusOf, knownBrowserOf, passWaits, keyOf, guessedFrom } = await testGuessing();

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
