import { beforeEach, expect, it } from 'vitest';
import { publishBrief } from '#server/areas/campaigns/briefs/commands/publish-brief.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { completeCampaign, dayFrom } from '#test/support/campaigns.ts';
import { creatorIdOf } from '#test/support/creators.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

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
  const payload = { ...completeCampaign(context.now()), version: 1 };
  await call(`PATCH ${base}/draft`, { headers, payload });
  await goLive();
});

async function goLive() {
  await context.db
    .updateTable('campaigns')
    .set({ status: 'live', published_at: context.now().toISOString(), slug: `rye-${id}` })
    .where('id', '=', id)
    .execute();
  await inTransaction(context.db, async (tx) => publishBrief(tx, context, await lockCampaign(tx, id)));
}

function revise(payload: object) {
  return call(`POST ${base}/revisions`, { headers, payload: { version: 2, ...payload } });
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
  expect(answer.json()).toMatchObject({ brief_version: 2, version: 3 });
  const [newest, first] = await versions();
  expect(newest).toMatchObject({ version: 2, published_by: 'Nadia Reyes' });
  expect(newest.brief.requirements_do).toEqual(['Cold butter going on']);
  expect(first.brief.requirements_do).toEqual(['The cut and the crumb, up close']);
});

it('of two who publish a change of one version, the later is told and publishes nothing', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => revise({ requirements_do: [`Line ${index}`] })),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(7).fill('stale'));
  expect((await revise({ title: 'Late' })).json()).toMatchObject({ status: 409, code: 'stale' });
  const [newest, ...older] = await versions();
  expect(newest.brief.requirements_do).toEqual(won[0]?.json().requirements_do);
  expect(older).toHaveLength(1);
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
  expect(await subjectsTo(context.db, open.email)).toEqual(['Are you still in? Rye week: cut the dark loaf']);
  expect(await subjectsTo(context.db, accepted.email)).toEqual([]);
  expect(await subjectsTo(context.db, rejected.email)).toEqual([]);
  const notifications = await context.db
    .selectFrom('notifications')
    .select('href')
    .where('user_id', '=', open.user_id)
    .execute();
  expect(notifications).toHaveLength(1);
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
  expect(answer.json().fields).toEqual([{ path: 'deliverables', message: 'Choose deliverables' }]);
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
