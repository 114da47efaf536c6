import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, newSession, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

async function signedInOn(person: Person, user_agent = 'curl/8') {
  const { id, sealed } = await newSession(context, person, { user_agent });
  return { id, headers: { authorization: `Bearer ${sealed}` } };
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await call('GET /api/me', { headers })).json().user !== null;
}

it('shows where one is signed in, and which of them is this one', async () => {
  const person = await newPerson(context);
  const phone = await signedInOn(person, SAFARI);
  const here = await signedInOn(person);
  await signedInOn(await newPerson(context));
  const { devices } = (await call('GET /api/me/settings', { headers: here.headers })).json();
  const shown = devices.map(({ id, device_name, is_current }: Record<string, unknown>) => [
    id,
    device_name,
    is_current,
  ]);
  expect(new Map(shown.map(([id, ...rest]: unknown[]) => [id, rest]))).toEqual(
    new Map([
      [phone.id, ['Safari on an iPhone', false]],
      [here.id, ['A program or an unknown browser', true]],
    ]),
  );
});

it('signs one device out, and only that one, once', async () => {
  const person = await newPerson(context);
  const [phone, here] = [await signedInOn(person), await signedInOn(person)];
  const end = () => call(`DELETE /api/me/sessions/${phone.id}`, { headers: here.headers });
  expect((await end()).json()).toEqual({ done: true });
  expect(await isSignedIn(phone.headers)).toBe(false);
  expect(await isSignedIn(here.headers)).toBe(true);
  expect((await end()).json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('signs all other devices out and stays on this one', async () => {
  const person = await newPerson(context);
  const [phone, tablet, here] = [
    await signedInOn(person),
    await signedInOn(person),
    await signedInOn(person),
  ];
  const stranger = await signedInOn(await newPerson(context));
  await call('DELETE /api/me/sessions', { headers: here.headers });
  const still = await Promise.all([phone, tablet, here, stranger].map(({ headers }) => isSignedIn(headers)));
  expect(still).toEqual([false, false, true, true]);
});

it("a stranger's device is not found, and stays signed in", async () => {
  const [mine, theirs] = [
    await signedInOn(await newPerson(context)),
    await signedInOn(await newPerson(context)),
  ];
  for (const id of [theirs.id, newId()]) {
    const answer = await call(`DELETE /api/me/sessions/${id}`, { headers: mine.headers });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(await isSignedIn(theirs.headers)).toBe(true);
  const malformed = await call('DELETE /api/me/sessions/1', { headers: mine.headers });
  expect(malformed.json()).toMatchObject({ status: 400, code: 'invalid_input' });
});
