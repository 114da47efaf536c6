import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Overview } from '#contract/admin/overview.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplicant } from '#test/support/applicants.ts';
import { callerOf } from '#test/support/calls.ts';
import { layDeadLetter } from '#test/support/dead-letters.ts';
import { newPayer } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { countDays } from './jobs/count-days.ts';

const NOON = new Date('2026-06-10T16:00:00Z');
/** Noon in New York, whatever other tests did to their clock. */
const { app, context } = await testApp({ adapt: () => ({ now: () => NOON }) });
const call = callerOf(app);
const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));

beforeEach(() => context.db.deleteFrom('day_counts').execute());

async function look(days = 30): Promise<Overview> {
  return (await call(`GET /api/admin/overview?days=${days}`, { headers })).json();
}

it('counts what waits, and how soon it is due [ADMIN-16]', async () => {
  const before = await look();
  const dueIn = async (hours: number) => {
    const { creator_id } = await newApplicant(context);
    const vetting_due_at = new Date(context.now().getTime() + hours * 3_600_000).toISOString();
    await context.db.updateTable('creators').set({ vetting_due_at }).where('id', '=', creator_id).execute();
  };
  await Promise.all([dueIn(-1), dueIn(5), dueIn(70)]);
  const after = await look();
  expect(after.applicants.overdue - before.applicants.overdue).toBe(1);
  expect(after.applicants.due_soon - before.applicants.due_soon).toBe(1);
  const countOf = ({ waiting }: Overview) => waiting.find(({ kind }) => kind === 'applicants')?.count ?? 0;
  expect(countOf(after) - countOf(before)).toBe(3);
});

it('a mail that failed waits for a week and no longer', async () => {
  const failed = (daysAgo: number) => ({
    id: newId(),
    template: 'welcome-creator',
    recipient: 'gone@example.com',
    subject: 'Welcome',
    status: 'failed' as const,
    created_at: new Date(context.now().getTime() - daysAgo * 86_400_000).toISOString(),
  });
  const countOf = ({ waiting }: Overview) => waiting.find(({ kind }) => kind === 'emails')?.count ?? 0;
  const before = countOf(await look());
  await context.db
    .insertInto('email_events')
    .values([failed(1), failed(8)])
    .execute();
  expect(countOf(await look()) - before).toBe(1);
});

it('says since when jobs that failed for good wait', async () => {
  const id = await layDeadLetter(context, { job: 'send-mail', payload: {}, failure: 'no' });
  await sql`update pgboss.job set created_on = '2026-06-09T16:00:00Z' where id = ${id}`.execute(context.db);
  const jobs = (await look()).waiting.find(({ kind }) => kind === 'jobs');
  expect(jobs?.count).toBeGreaterThan(0);
  expect(jobs?.since).toBe('2026-06-09T16:00:00.000Z');
  await sql`delete from pgboss.job where id = ${id}`.execute(context.db);
});

it('days begin at midnight in New York, and those before stand beside them', async () => {
  const users = [
    ['2026-06-10T03:59:00Z', 1],
    ['2026-06-10T04:01:00Z', 2],
    ['2026-06-03T12:00:00Z', 4],
    ['2026-05-01T12:00:00Z', 8],
  ] as const;
  const before = await look(7);
  for (const [created_at, count] of users) {
    const rows = Array.from({ length: count }, () => {
      const id = newId();
      return { id, email: `${id}@example.com`, created_at };
    });
    await context.db.insertInto('users').values(rows).execute();
  }
  const after = await look(7);
  const signUps = (of: Overview) => {
    const trend = of.trends.find(({ name }) => name === 'sign_ups');
    if (trend === undefined) throw new Error('There is a trend of sign-ups');
    return trend;
  };
  expect([after.first_day, after.last_day]).toEqual(['2026-06-04', '2026-06-10']);
  const grown = signUps(after).days.map((count, day) => count - (signUps(before).days[day] ?? 0));
  expect(grown).toEqual([0, 0, 0, 0, 0, 1, 2]);
  expect(signUps(after).total_before - signUps(before).total_before).toBe(4);
});

it('counts an open campaign without a place, too', async () => {
  const open = ({ boroughs }: Overview) =>
    boroughs.find(({ borough }) => borough === null)?.open_campaigns ?? 0;
  const before = open(await look());
  const { campaign_id } = await newPayer(context);
  const remote = { location_id: null, status: 'live', published_at: NOON.toISOString() } as const;
  await context.db.updateTable('campaigns').set(remote).where('id', '=', campaign_id).execute();
  expect(open(await look()) - before).toBe(1);
});

it('names every borough and every part of the machine', async () => {
  const { boroughs, machine, trends } = await look();
  expect(boroughs).toHaveLength(6);
  expect(boroughs.at(-1)).toMatchObject({ borough: null });
  expect(trends.map(({ days, days_before }) => [days.length, days_before.length])).toEqual(
    Array.from({ length: 6 }, () => [30, 30]),
  );
  expect(machine).toMatchObject({
    database: { kind: context.handle.kind },
    jobs: { running: expect.any(Number), late: expect.any(Number), dead: expect.any(Number) },
    files: { kind: context.files.kind },
  });
});

it('looks back 7, 30 or 90 days and no other', async () => {
  expect((await call('GET /api/admin/overview?days=90', { headers })).statusCode).toBe(200);
  expect((await call('GET /api/admin/overview?days=36500', { headers })).statusCode).toBe(400);
});

it('days that are over are counted once, today as it goes', async () => {
  const join = (created_at: string) => {
    const id = newId();
    return context.db
      .insertInto('users')
      .values({ id, email: `${id}@example.com`, created_at })
      .execute();
  };
  const signUps = async () => (await look(7)).trends.find(({ name }) => name === 'sign_ups')?.days ?? [];
  const live = await signUps();
  await countDays.run(context, {});
  await countDays.run(context, {});
  const kept = await context.db.selectFrom('day_counts').select(['name', 'day']).execute();
  expect(kept).toHaveLength((6 + 4) * 180);
  expect(await signUps()).toEqual(live);

  await join('2026-06-08T12:00:00Z');
  await join('2026-06-10T12:00:00Z');
  expect(await signUps()).toEqual(live.map((count, day) => (day === 6 ? count + 1 : count)));

  // A missed day, such as after a night without a worker, is counted together with the days after it.
  await context.db.deleteFrom('day_counts').where('day', '>=', '2026-06-08').execute();
  const grown = live.map((count, day) => (day === 6 || day === 4 ? count + 1 : count));
  expect(await signUps()).toEqual(grown);
});
