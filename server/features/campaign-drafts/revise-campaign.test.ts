import { beforeEach, expect, it } from 'vitest';
import { dayFrom, wholeCampaign } from '#test/support/campaigns.ts';
import { creatorIdOf } from '#test/support/creators.ts';
import { callerOf } from '#test/support/doors.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publishBrief } from '../briefs/publish-brief.ts';

const { app, context } = await testApp();
const call = callerOf(app);

let owner: Person;
let headers: { cookie: string };
let id: string;
let base: `/api/${string}`;

beforeEach(async () => {
  owner = await newPerson(context, { role: 'business', membership: 'owner', full_name: 'Nadia Reyes' });
  headers = await signInAs(context, owner);
  const campaigns = `/api/businesses/${owner.business_id}/campaigns` as const;
  id = (await call(`POST ${campaigns}`, { headers, payload: {} })).json().id;
  base = `${campaigns}/${id}`;
  const payload = { ...wholeCampaign(context.now()), edit_number: 1 };
  await call(`PATCH ${base}/draft`, { headers, payload });
  await goLive();
});

async function goLive() {
  await context.db
    .updateTable('campaigns')
    .set({ status: 'live', published_at: context.now().toISOString(), slug: `rye-${id}` })
    .where('id', '=', id)
    .execute();
  await inTransaction(context.db, (tx) => publishBrief(tx, context, { campaign_id: id }));
}

function revise(payload: object) {
  return call(`POST ${base}/revisions`, { headers, payload: { edit_number: 2, ...payload } });
}

async function versions() {
  return (await call(`GET ${base}/brief-versions`, { headers })).json().versions;
}

async function applicant(status: 'submitted' | 'accepted' | 'rejected'): Promise<Person> {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  const at = context.now().toISOString();
  await context.db
    .insertInto('applications')
    .values({
      id: newId(),
      campaign_id: id,
      creator_id: await creatorIdOf(context, person),
      status,
      brief_version: 1,
      payout_cents: status === 'accepted' ? 27_500 : null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return person;
}

it('a changed brief is a new version, and the one before stays readable', async () => {
  const answer = await revise({ requirements_do: ['Cold butter going on'] });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ brief_version: 2, edit_number: 3 });
  const [newest, first] = await versions();
  expect(newest).toMatchObject({ version: 2, published_by: 'Nadia Reyes' });
  expect(newest.brief.requirements_do).toEqual(['Cold butter going on']);
  expect(first.brief.requirements_do).toEqual(['The cut and the crumb, up close']);
});

it('a change that says the same makes no version', async () => {
  await revise({ title: 'Rye week: cut the dark loaf', accepts_quotes: true });
  expect(await versions()).toHaveLength(1);
});

it('tells those who wait for an answer, and nobody else', async () => {
  const open = await applicant('submitted');
  const accepted = await applicant('accepted');
  const rejected = await applicant('rejected');
  await revise({ content_due_days: 14 });
  expect(await subjectsTo(context.db, open.email)).toEqual([
    'The brief changed: Rye week: cut the dark loaf',
  ]);
  expect(await subjectsTo(context.db, accepted.email)).toEqual([]);
  expect(await subjectsTo(context.db, rejected.email)).toEqual([]);
  const notices = await context.db
    .selectFrom('notices')
    .select('href')
    .where('user_id', '=', open.user_id)
    .execute();
  expect(notices).toHaveLength(1);
});

it('an accepted creator keeps the version they agreed to', async () => {
  await applicant('accepted');
  await revise({ content_due_days: 14 });
  const { brief_version } = await context.db
    .selectFrom('applications')
    .select('brief_version')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(brief_version).toBe(1);
});

it('the deadline moves later, and neither earlier nor away', async () => {
  expect((await revise({ application_deadline: dayFrom(context.now(), 19) })).statusCode).toBe(400);
  expect((await revise({ application_deadline: null })).statusCode).toBe(400);
  expect((await revise({ application_deadline: dayFrom(context.now(), 30) })).statusCode).toBe(200);
});

it('price and spots stay as they were promised', async () => {
  await revise({ creator_payout_cents: 10_000, slots: 1, goals: 'More' });
  const draft = (await call(`GET ${base}/draft`, { headers })).json();
  expect(draft).toMatchObject({ creator_payout_cents: 27_500, slots: 4, goals: 'More' });
});

it('nothing is taken out that a campaign needs', async () => {
  const answer = await revise({ deliverables: [] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([{ path: 'deliverables', message: 'Pick what creators make' }]);
  expect(await versions()).toHaveLength(1);
});

it('of two who change it at once the later is told', async () => {
  const answers = await Promise.all([revise({ goals: 'One' }), revise({ goals: 'Two' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await versions()).toHaveLength(2);
});

it('a closed campaign keeps its brief', async () => {
  await context.db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', id).execute();
  expect((await revise({ goals: 'Late' })).statusCode).toBe(409);
});
