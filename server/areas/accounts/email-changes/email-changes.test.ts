import { expect, it } from 'vitest';
import { addressKey } from '#server/platform/http/address-key.ts';
import { callerOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const GONE = { status: 410, code: 'link_unusable' };

async function ask(person: Person, new_email: string, password = PASSWORD_OF_EVERYONE) {
  const headers = await signInAs(context, person);
  return call('POST /api/me/email-changes', { headers, payload: { new_email, password } });
}

/** The new address confirms in a browser that is signed in to the account. */
async function confirm(token: string, person?: Person) {
  const headers = person ? await signInAs(context, person) : {};
  return (await call('POST /api/auth/email-change-confirmations', { headers, payload: { token } })).json();
}

/** Both links of a requested change, from their mails. */
async function linksOf(person: Person) {
  const { id, new_email } = await context.db
    .selectFrom('email_changes')
    .select(['id', 'new_email'])
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  const more = { email_change_id: id };
  const fromNew = { ...person, email: new_email };
  return {
    old: await tokenFor(context, person, 'confirm_email_change', more),
    new: await tokenFor(context, fromNew, 'verify_new_email', more),
  };
}

async function emailOf({ user_id }: Person) {
  const { email } = await context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return email;
}

async function signInWith(email: string) {
  const payload = { email, password: PASSWORD_OF_EVERYONE };
  return (await call('POST /api/auth/sessions', { payload })).statusCode;
}

it('the account moves once both addresses have agreed, and the old one is told', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const moved = newEmail('moved');
  expect((await ask(person, `  ${moved.toUpperCase()}`)).statusCode).toBe(202);
  const [tokenOfNew, tokenOfOld] = [
    await tokenMailedTo(context, moved),
    await tokenMailedTo(context, person.email),
  ];
  const look = (await call(`GET /api/auth/links?token=${tokenOfOld}`)).json();
  expect(look).toEqual({
    state: 'open',
    purpose: 'confirm_email_change',
    email: person.email,
    new_email: moved,
    is_elsewhere: false,
  });
  expect(await confirm(tokenOfOld)).toEqual({ new_email: moved, waits_for: 'new' });
  expect(await emailOf(person)).toBe(person.email);
  expect(await confirm(tokenOfNew, person)).toEqual({ new_email: moved, waits_for: null });
  expect(await emailOf(person)).toBe(moved);
  expect([await signInWith(person.email), await signInWith(moved)]).toEqual([401, 201]);
  const [, notice] = await waitForMail(context.db, person.email, 2);
  expect(notice?.subject).toBe('Your Bizmeet email was changed');
  expect(await confirm(tokenOfOld)).toMatchObject(GONE);
});

it('the new address may agree first; one alone changes nothing', async () => {
  const person = await newPerson(context);
  const moved = newEmail('moved');
  await ask(person, moved);
  const links = await linksOf(person);
  expect(await confirm(links.new, person)).toEqual({ new_email: moved, waits_for: 'old' });
  expect(await emailOf(person)).toBe(person.email);
  expect(await confirm(links.new, person)).toMatchObject(GONE);
  expect(await confirm(links.old)).toEqual({ new_email: moved, waits_for: null });
  expect(await emailOf(person)).toBe(moved);
});

it('both links opened many times at once move the account once', async () => {
  const person = await newPerson(context);
  const moved = newEmail('moved');
  await ask(person, moved);
  const links = await linksOf(person);
  const all = Array.from({ length: 10 }, () => [links.old, links.new]).flat();
  const answers = await Promise.all(all.map((token) => confirm(token, person)));
  const spent = answers.filter(({ code }) => code === undefined);
  expect(spent.map(({ waits_for }) => waits_for === null).sort()).toEqual([false, true]);
  expect(answers.filter(({ code }) => code === 'link_unusable')).toHaveLength(18);
  expect(await emailOf(person)).toBe(moved);
});

it('a taken address gets the same answer, no mail and no account', async () => {
  const taken = await newPerson(context);
  const person = await newPerson(context);
  const [answer, free] = [
    await ask(person, taken.email),
    await ask(await newPerson(context), newEmail('free')),
  ];
  expect([answer.statusCode, answer.json()]).toEqual([free.statusCode, free.json()]);
  await tokenMailedTo(context, person.email);
  const mails = context.db.selectFrom('email_events').select('id').where('recipient', '=', taken.email);
  expect(await mails.execute()).toEqual([]);
  const links = await linksOf(person);
  await confirm(links.new, person);
  expect(await confirm(links.old)).toMatchObject(GONE);
  expect([await emailOf(person), await emailOf(taken)]).toEqual([person.email, taken.email]);
});

it('of two accounts that move to one address at once, one gets there', async () => {
  const people = [await newPerson(context), await newPerson(context)];
  const moved = newEmail('moved');
  const last: string[] = [];
  for (const person of people) {
    await ask(person, moved);
    const links = await linksOf(person);
    await confirm(links.new, person);
    last.push(links.old);
  }
  const answers = await Promise.all(last.map((token) => confirm(token)));
  expect(answers.map(({ code }) => code ?? 'moved').sort()).toEqual(['link_unusable', 'moved']);
  expect((await Promise.all(people.map(emailOf))).filter((email) => email === moved)).toHaveLength(1);
});

it('having only the new inbox doesn’t give access to an account that somebody else set up', async () => {
  const stranger = await newPerson(context);
  const victim = newEmail('victim');
  await ask(stranger, victim);
  const links = await linksOf(stranger);
  await confirm(links.old);
  for (const who of [undefined, await newPerson(context)]) {
    expect(await confirm(links.new, who)).toMatchObject({ status: 403, code: 'access_denied' });
  }
  expect(await emailOf(stranger)).toBe(stranger.email);
  expect(await confirm(links.new, stranger)).toEqual({ new_email: victim, waits_for: null });
});

it('calling it off ends both links, and so does asking for another address', async () => {
  const person = await newPerson(context);
  const headers = await signInAs(context, person);
  const pending = async () => (await call('GET /api/me/settings', { headers })).json().pending_email;
  const first = newEmail('first');
  await ask(person, first);
  expect(await pending()).toBe(first);
  const links = await linksOf(person);
  expect((await call('DELETE /api/me/email-changes', { headers })).json()).toEqual({ done: true });
  expect(await pending()).toBeNull();
  for (const token of [links.old, links.new]) {
    expect((await call(`GET /api/auth/links?token=${token}`)).json()).toMatchObject({ state: 'expired' });
    expect(await confirm(token, person)).toMatchObject(GONE);
  }
  await context.db
    .deleteFrom('rate_limits')
    .where('key', 'like', `mail%${addressKey(context.config, person.user_id)}`)
    .execute();
  await ask(person, newEmail('second'));
  expect(await confirm(links.old)).toMatchObject(GONE);
  expect(await emailOf(person)).toBe(person.email);
});

it('after an hour neither link works', async () => {
  const person = await newPerson(context);
  await ask(person, newEmail('late'));
  const links = await linksOf(person);
  expect((await confirm(links.old)).waits_for).toBe('new');
  context.clock.advance({ hours: 61 / 60 });
  expect(await confirm(links.new, person)).toMatchObject(GONE);
  expect(await emailOf(person)).toBe(person.email);
});

it.each([
  ['without the password', 'not the password', null, 'password'],
  ['to the address it has', PASSWORD_OF_EVERYONE, 'the same', 'new_email'],
])('an account does not move %s', async (_case, password, where, path) => {
  const person = await newPerson(context);
  const answer = await ask(person, where ? person.email : newEmail(), password);
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input', fields: [{ path }] });
});

it('asks for the password before it tells whether links may be sent', async () => {
  const person = await newPerson(context);
  await ask(person, newEmail());
  expect((await ask(person, newEmail())).json()).toMatchObject({ status: 429 });
  expect((await ask(person, newEmail(), 'not the password')).json()).toMatchObject({ status: 400 });
});
