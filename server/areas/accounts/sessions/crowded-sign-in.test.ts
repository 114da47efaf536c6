import { expect, it } from 'vitest';
import { asCallerOf } from '#server/platform/auth/caller-group.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const [FLOOD, NEIGHBOR] = ['203.0.113.5', '198.51.100.7'];

it('a network that keeps the line of hashes full turns itself away, and not its neighbor', async () => {
  const { email } = await newPerson(context);
  const payload = { email, password: PASSWORD_OF_EVERYONE };
  const signIn = (from: string) => call('POST /api/auth/sessions', { payload, from });
  let isOver = false;
  async function keepHashing() {
    while (!isOver) {
      await asCallerOf({ group: FLOOD, ip: '127.0.0.1' }, () => hashPassword('flood', 13)).catch(
        () => undefined,
      );
      await new Promise(setImmediate);
    }
  }
  const flood = Array.from({ length: 80 }, keepHashing);
  try {
    expect((await signIn(NEIGHBOR)).statusCode).toBe(201);
    expect((await signIn(FLOOD)).json()).toMatchObject({ status: 503, code: 'unavailable' });
  } finally {
    isOver = true;
    await Promise.all(flood);
  }
});
