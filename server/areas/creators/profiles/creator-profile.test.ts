import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { completeApplication, newCreatorApplicant } from '#test/support/creators.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const APPLICATION = '/api/creator-application';

it('the request of the profile is one row or none, joined with city and neighborhood [CALL-17] [CALL-18] [CALL-19] [ENT-08] [ENT-09] [ENT-10] [ENT-11] [ENT-12]', async () => {
  const { person, creator_id } = await newCreatorApplicant(context, 'active');
  await completeApplication(context, creator_id);
  const headers = await signInAs(context, person);
  const { profile } = (await call(`GET ${APPLICATION}`, { headers })).json();
  expect(profile).toMatchObject({
    id: creator_id,
    status: 'active',
    updated_at: expect.any(String),
    home_city: {
      id: expect.any(String),
      name: 'New York City',
      state_code: 'NY',
      slug: expect.any(String),
    },
    home_neighborhood: { id: expect.any(String), neighborhood_name: expect.any(String) },
  });
  const none = await newPerson(context, { role: 'applicant' });
  const answer = await call(`GET ${APPLICATION}`, { headers: await signInAs(context, none) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().profile).toBeNull();
});

it('a creator who passed vetting goes on writing, and cannot empty what businesses decide by', async () => {
  const { person, creator_id } = await newCreatorApplicant(context, 'active');
  await completeApplication(context, creator_id);
  const headers = await signInAs(context, person);
  const { profile } = (await call(`GET ${APPLICATION}`, { headers })).json();
  const change = (payload: object) => call(`PATCH ${APPLICATION}`, { headers, payload });
  const emptied = await change({ version: profile.version, bio: '', niches: [] });
  expect(
    emptied
      .json()
      .fields.map(({ path }: { path: string }) => path)
      .sort(),
  ).toEqual(['bio', 'niches']);
  expect((await change({ version: profile.version, bio: 'New light.' })).statusCode).toBe(200);
  const again = (await call(`GET ${APPLICATION}`, { headers })).json().profile.version;
  const rates = await call(`PUT ${APPLICATION}/rates`, {
    headers,
    payload: { version: again, rates: [] },
  });
  expect(rates.json()).toMatchObject({ status: 400, fields: [{ path: 'rates' }] });
});

it('a profile shows to its owner, to admins, and once approved to businesses without how it was applied', async () => {
  const { person, creator_id } = await newCreatorApplicant(context, 'pending_review');
  const admin = await newPerson(context, { role: 'admin' });
  const business = await newPerson(context, { role: 'business', membership: 'owner' });
  const newcomer = await newPerson(context, { role: 'business', is_business_onboarding: true });
  const other = await newCreatorApplicant(context, 'active');
  const look = async (who: { user_id: string }, id = creator_id) =>
    call(`GET /api/creators/${id}`, { headers: await signInAs(context, who) });
  const status = async (who: { user_id: string }) => (await look(who)).statusCode;
  expect([await status(person), await status(admin), await status(business)]).toEqual([200, 200, 404]);
  await context.db
    .updateTable('creators')
    .set({ status: 'active', submission_count: 2, submitted_at: '2026-06-01T00:00:00Z' })
    .where('id', '=', creator_id)
    .execute();
  expect((await look(admin)).json().submission_count).toBe(2);
  expect((await look(business)).json()).toMatchObject({ submission_count: null, submitted_at: null });
  expect([await status(newcomer), await status(other.person)]).toEqual([404, 404]);
});

it('the first visit makes an approved creator active, and every later one changes nothing', async () => {
  const { person } = await newCreatorApplicant(context, 'approved');
  const headers = await signInAs(context, person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/creators/me/activation', { headers })),
  );
  expect(answers.map((answer) => answer.json().status)).toEqual(Array(20).fill('active'));
});

it('the applicant sees the first name of the admin who reviews the application', async () => {
  const { person, creator_id } = await newCreatorApplicant(context, 'pending_review');
  const admin = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
  const take = async () =>
    call(`PUT /api/creators/${creator_id}/assignee`, { headers: await signInAs(context, admin) });
  expect((await take()).statusCode).toBe(200);
  expect((await take()).statusCode).toBe(200);
  const headers = await signInAs(context, person);
  expect((await call(`GET ${APPLICATION}`, { headers })).json().assignee_name).toBe('Nia');
  const entries = await context.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', creator_id)
    .execute();
  expect(entries).toEqual([{ action: 'take_application' }]);
});
