import { describe, expect, it } from 'vitest';
import { cookiesOf, newAddress } from '#test/support/calls.ts';
import { type Try, testGuessing } from '#test/support/guessing.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';

const { call, context, signIn, statusOf, knownBrowserOf, guessedFrom } = await testGuessing();

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
