import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import type { ApiAnswer } from '#test/access/api-answers.ts';
import { EXPECTED_ROUTES, expectedAnswer } from '#test/access/api-expectations.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import { PERSONA_NAMES } from '#test/access/personas.ts';
import { readOperations } from '#test/support/api-document.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { signInAs, signInEach } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const routes = readOperations().map(({ route }) => route);
const people = await Promise.all(
  PERSONA_NAMES.map(async (name) => ({ name, person: await newPersona(context, name) })),
);

const known = people.flatMap(({ person }) => person ?? []);

const REFUSALS: readonly string[] = [
  'authentication_required',
  'account_suspended',
  'role_not_allowed',
  'admin_role_not_allowed',
  'creator_status_not_allowed',
  'onboarding_required',
  'ownership_required',
] satisfies ApiAnswer[];

async function answerTo(headers: { cookie?: string }, route: Route): Promise<string> {
  const answer = await call(route.replace('{id}', newId()) as Route, { headers });
  const code = answer.statusCode >= 400 ? answer.json().code : null;
  return REFUSALS.includes(code) || answer.statusCode >= 500 ? code : 'ok';
}

it('names every route of the API, and none that is gone', () => {
  expect([...routes].sort()).toEqual([...EXPECTED_ROUTES].sort());
});

it.each(routes)(
  '%s lets in whom it should and tells everybody else why not [PERM-15] [PERM-19] [PERM-20] [PERM-22]',
  async (route) => {
    // Some routes end the session they are called with, so every call has one of its own.
    const sessions = await signInEach(context, known);
    // Everybody calls at once: their statements share a trip to the database.
    const given = await Promise.all(
      people.map(async ({ name, person }) => [
        name,
        await answerTo((person && sessions.get(person.user_id)) ?? {}, route),
      ]),
    );
    const expected = PERSONA_NAMES.map((name) => [name, expectedAnswer(route, name)]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(expected));
  },
);

it('who is told that they may not, is told what to do about it', async () => {
  for (const { person } of people) {
    const headers = person ? await signInAs(context, person) : {};
    const answer = await call(`GET /api/admin/users/${newId()}`, { headers });
    expect(answer.json()).toMatchObject({ title: expect.any(String), detail: expect.stringMatching(/\.$/) });
  }
});
