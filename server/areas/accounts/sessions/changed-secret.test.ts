import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { SECRET_OF_TESTS } from '#test/support/secret-of-tests.ts';
import { testApp } from '#test/support/test-app.ts';

const NEW_SECRET = 'another-secret-of-tests-0000000000000000000000';

/** The app after its secret was changed, with or without the one before. */
async function changedApp(app_secret_previous: string | undefined) {
  return testApp({
    adapt: ({ config }) => ({ config: { ...config, app_secret: NEW_SECRET, app_secret_previous } }),
  });
}

it('a session cookie from before the secret was changed works while the old secret is kept, and ends with it', async () => {
  const { context } = await testApp();
  const person = await newPerson(context);
  const headers = await signInAs(context, person);
  const whoIs = async (app: Awaited<ReturnType<typeof changedApp>>['app']) =>
    (await callerOf(app)('GET /api/me', { headers })).json().user?.user_id ?? null;
  expect(await whoIs((await changedApp(SECRET_OF_TESTS)).app)).toBe(person.user_id);
  expect(await whoIs((await changedApp(undefined)).app)).toBeNull();
});
