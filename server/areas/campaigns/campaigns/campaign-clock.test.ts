import { expect, it } from 'vitest';
import { closeDueSelections } from '#server/flows/close-selection/close-due-selections.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { testContext } from '#test/support/test-context.ts';
import { closeDueCampaigns } from './jobs/close-due-campaigns.ts';
import { remindBusinesses } from './jobs/remind-businesses.ts';

const shared = await testContext();
const owner = await newShop(shared);
const at = (moment: string) => ({ ...shared, now: () => new Date(moment) });
const twice = (run: () => Promise<void>) => Promise.all([run(), run()]);

function newCampaign(wishes: Omit<Parameters<typeof newOpenCampaign>[1], 'business_id'>) {
  return newOpenCampaign(shared, { business_id: owner.business_id, funded_slots: 0, ...wishes });
}

async function newApplicationOf(campaign_id: string, status: 'submitted' | 'shortlisted') {
  const { creator_id } = await newMaker(shared);
  return newApplication(shared, { campaign_id, creator_id, status });
}

function read(id: string) {
  return shared.db
    .selectFrom('campaigns')
    .select(['status', 'closed_at', 'selection_closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function subjects(): Promise<string[]> {
  return subjectsTo(shared.db, owner.email);
}

it('a campaign closes at midnight in New York after its deadline, once, however late the clock', async () => {
  const title = 'Closing loaf';
  const id = await newCampaign({ status: 'live', application_deadline: '2026-06-12', title });
  await closeDueCampaigns.run(at('2026-06-13T03:59:00Z'), {});
  expect((await read(id)).status).toBe('live');
  await twice(() => closeDueCampaigns.run(at('2026-06-14T12:00:00Z'), {}));
  expect(await read(id)).toMatchObject({ status: 'closed', closed_at: '2026-06-13T03:59:59.999Z' });
  expect((await subjects()).filter((one) => one === `${title} is closed to applications`)).toHaveLength(1);
});

it('a campaign closes with its last spot', async () => {
  const full = await newCampaign({ status: 'live', slots: 2, funded_slots: 2, taken_slots: 2 });
  const open = await newCampaign({ status: 'live', slots: 2, funded_slots: 2, taken_slots: 1 });
  await closeDueCampaigns.run(at('2026-06-10T16:00:00Z'), {});
  expect((await read(full)).status).toBe('closed');
  expect((await read(open)).status).toBe('live');
});

it('two weeks after closing without a pick it expires, and everyone waiting is notified', async () => {
  const id = await newCampaign({
    status: 'closed',
    application_deadline: '2026-06-12',
    closed_at: '2026-06-13T03:59:59.999Z',
  });
  const waiting = await newApplicationOf(id, 'submitted');
  await closeDueSelections.run(at('2026-06-27T03:59:00Z'), {});
  expect((await read(id)).status).toBe('closed');
  await twice(() => closeDueSelections.run(at('2026-06-27T04:01:00Z'), {}));
  expect((await read(id)).status).toBe('expired');
  const { status } = await shared.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', waiting)
    .executeTakeFirstOrThrow();
  expect(status).toBe('expired');
});

it('with somebody in, only what is undecided ends', async () => {
  const id = await newCampaign({
    status: 'closed',
    slots: 3,
    funded_slots: 1,
    taken_slots: 1,
    closed_at: '2026-06-01T12:00:00.000Z',
  });
  const waiting = await newApplicationOf(id, 'shortlisted');
  await twice(() => closeDueSelections.run(at('2026-06-20T12:00:00Z'), {}));
  expect(await read(id)).toMatchObject({ status: 'closed', selection_closed_at: '2026-06-20T12:00:00Z' });
  const events = await shared.db
    .selectFrom('campaign_events')
    .select('kind')
    .where('campaign_id', '=', id)
    .where('kind', '=', 'selection_closed')
    .execute();
  expect(events).toHaveLength(1);
  const { status } = await shared.db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', waiting)
    .executeTakeFirstOrThrow();
  expect(status).toBe('expired');
});

it('a business is reminded once of each thing it runs out of', async () => {
  const near = await newCampaign({
    status: 'live',
    title: 'Near loaf',
    application_deadline: '2026-06-13',
    slots: 2,
    funded_slots: 2,
  });
  await newApplicationOf(near, 'submitted');
  await newCampaign({
    status: 'live',
    title: 'Quiet loaf',
    application_deadline: '2026-06-13',
    slots: 2,
    funded_slots: 2,
  });
  const deciding = await newCampaign({
    status: 'closed',
    title: 'Deciding loaf',
    closed_at: '2026-05-30T16:00:00.000Z',
    slots: 2,
    funded_slots: 2,
  });
  await newApplicationOf(deciding, 'submitted');
  await newCampaign({
    status: 'awaiting_funding',
    title: 'Unpaid loaf',
    updated_at: '2026-06-07T16:00:00.000Z',
  });
  await twice(() => remindBusinesses.run(at('2026-06-10T16:00:00Z'), {}));
  await remindBusinesses.run(at('2026-06-10T18:00:00Z'), {});
  const said = await subjects();
  for (const subject of [
    '3 days left to apply for “Near loaf”',
    '3 days left to choose for “Deciding loaf”',
    'Unpaid loaf isn’t paid for yet',
  ]) {
    expect(said.filter((one) => one === subject)).toHaveLength(1);
  }
  expect(said.some((one) => one.includes('Quiet loaf'))).toBe(false);
  await remindBusinesses.run(at('2026-06-12T16:00:00Z'), {});
  expect(await subjects()).toContain('1 day left to choose for “Deciding loaf”');
});
