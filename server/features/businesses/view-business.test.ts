import { expect, it } from 'vitest';
import { callerOf } from '#test/support/doors.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newId } from '../../db/ids.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);

function entriesAbout(subjectId: string) {
  return context.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_type'])
    .where('subject_id', '=', subjectId)
    .execute();
}

it('an admin who looks into a business stands in the audit log each time', async () => {
  const { business_id } = await newPerson(context, { role: 'business', membership: 'owner' });
  const look = () => call(`POST /api/businesses/${business_id}/views`, { headers });
  expect((await look()).json()).toEqual({
    id: business_id,
    business_name: 'Crumb & Co',
    slug: `crumb-${business_id}`,
    industry: null,
  });
  await look();
  const entry = { actor_id: admin.user_id, action: 'view_business', subject_type: 'business' };
  expect(await entriesAbout(business_id ?? '')).toEqual([entry, entry]);
});

it('a business that does not exist is not found, and nothing is logged', async () => {
  const nowhere = newId();
  const answer = await call(`POST /api/businesses/${nowhere}/views`, { headers });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(await entriesAbout(nowhere)).toEqual([]);
});

it('an owner may not look into a business that way, not even their own', async () => {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  const theirs = await signInAs(context, owner);
  const answer = await call(`POST /api/businesses/${owner.business_id}/views`, { headers: theirs });
  expect(answer.json()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  expect(await entriesAbout(owner.business_id ?? '')).toEqual([]);
});
