import { beforeEach, describe, expect, it } from 'vitest';
import { refreshDirectory } from '#server/areas/creators/directory/jobs/refresh-directory.ts';
import { newId } from '#server/platform/db/ids.ts';
import {
  type Maker,
  newApplication,
  newMaker,
  newOpenCampaign,
  newShop,
} from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { sendInvitations } from './jobs/send-invitations.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { db } = context;

let payer: Payer;
let headers: { cookie: string };
let base: `/api/${string}`;
beforeEach(async () => {
  payer = await newPayer(context, { slots: 2 });
  headers = await signInAs(context, payer.owner);
  base = `/api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/waiting-invitations`;
});

const ask = (route: string, payload?: object) =>
  call(route as Route, { headers, ...(payload && { payload }) });
const add = (payload: object) => ask(`POST ${base}`, payload);
const list = async () => (await ask(`GET ${base}`)).json();
const send = () => sendInvitations.run(context, { campaign_id: payer.campaign_id });

async function listed(count: number): Promise<Maker[]> {
  const makers: Maker[] = [];
  for (let at = 0; at < count; at += 1) {
    makers.push(await newMaker(context, { full_name: `Mara ${newId().slice(-6)}` }));
  }
  await refreshDirectory.run(context, {});
  return makers;
}

const idsOf = (makers: readonly Maker[]) => makers.map(({ creator_id }) => creator_id);

async function statuses() {
  const rows = await db
    .selectFrom('waiting_invitations')
    .select(['creator_id', 'status', 'skip_reason'])
    .where('campaign_id', '=', payer.campaign_id)
    .execute();
  return new Map(rows.map((row) => [row.creator_id, row]));
}

async function applicationsOf(campaign_id: string) {
  return db
    .selectFrom('applications')
    .select(['creator_id', 'status', 'invitation'])
    .where('campaign_id', '=', campaign_id)
    .execute();
}

describe('invitations that wait for a campaign', () => {
  it('C17: publishing sends the waiting invitations once, with their words', async () => {
    const makers = await listed(3);
    const added = await add({ creator_ids: idsOf(makers), words: 'Rye week is back.' });
    expect(added.json()).toEqual({ added: 3, already: 0, left_out: 0, is_live: false });
    expect(await list()).toMatchObject({ waiting_count: 3, next_cursor: null });
    for (const { email } of makers) expect(await subjectsTo(db, email)).toEqual([]);
    await payIn(context, payer);
    const queued = await db
      .selectFrom('campaigns')
      .select('status')
      .where('id', '=', payer.campaign_id)
      .executeTakeFirstOrThrow();
    expect(queued.status).toBe('live');
    await Promise.all(Array.from({ length: 20 }, send));
    expect(await applicationsOf(payer.campaign_id)).toEqual(
      expect.arrayContaining(
        idsOf(makers).map((creator_id) => ({
          creator_id,
          status: 'invited',
          invitation: 'Rye week is back.',
        })),
      ),
    );
    for (const { email } of makers) expect(await subjectsTo(db, email)).toHaveLength(1);
    expect(await list()).toMatchObject({ waiting_count: 0, invitations: [] });
  });

  it('are withdrawn before they are sent, and added again', async () => {
    const [mara] = await listed(1);
    await add({ creator_ids: [mara?.creator_id] });
    const [{ id }] = (await list()).invitations;
    expect((await ask(`DELETE ${base}/${id}`)).statusCode).toBe(200);
    expect((await ask(`DELETE ${base}/${id}`)).statusCode).toBe(200);
    expect((await list()).invitations).toEqual([]);
    await payIn(context, payer);
    await send();
    expect(await applicationsOf(payer.campaign_id)).toEqual([]);
    expect((await add({ creator_ids: [mara?.creator_id] })).json()).toMatchObject({
      added: 1,
      is_live: true,
    });
    await send();
    expect(await applicationsOf(payer.campaign_id)).toHaveLength(1);
    expect((await ask(`DELETE ${base}/${id}`)).json()).toMatchObject({ status: 409 });
  });

  it('skip who stopped being listed, was suspended or blocked, or has too few followers, and say why', async () => {
    const [hidden, suspended, blocked, fine] = await listed(4);
    const small = await newMaker(context, { followers: 10 });
    await refreshDirectory.run(context, {});
    const all = [hidden, suspended, blocked, fine, small].filter((one) => one !== undefined);
    await add({ creator_ids: idsOf(all) });
    await db
      .updateTable('campaigns')
      .set({ min_followers: 1_000 })
      .where('id', '=', payer.campaign_id)
      .execute();
    await db
      .updateTable('creators')
      .set({ is_listed: false })
      .where('id', '=', hidden?.creator_id ?? '')
      .execute();
    await db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', suspended?.creator_id ?? '')
      .execute();
    await db
      .insertInto('blocks')
      .values({
        id: newId(),
        business_id: payer.business_id,
        creator_id: blocked?.creator_id ?? '',
        blocked_by: 'creator',
        blocked_by_user_id: blocked?.user_id ?? '',
        created_at: context.now().toISOString(),
      })
      .execute();
    await payIn(context, payer);
    await send();
    const found = await statuses();
    expect(found.get(fine?.creator_id ?? '')).toMatchObject({ status: 'sent' });
    for (const [maker, reason] of [
      [hidden, 'is no longer listed'],
      [suspended, 'We can’t find that creator.'],
      [blocked, ''],
      [small, 'has fewer than the 1,000 followers'],
    ] as const) {
      expect(found.get(maker?.creator_id ?? '')).toMatchObject({
        status: 'skipped',
        skip_reason: expect.stringContaining(reason),
      });
    }
    expect((await applicationsOf(payer.campaign_id)).map(({ creator_id }) => creator_id)).toEqual([
      fine?.creator_id,
    ]);
  });

  it('skip who applied in the meantime', async () => {
    const [mara] = await listed(1);
    const creator_id = mara?.creator_id ?? '';
    await add({ creator_ids: [creator_id] });
    // Before the payment, because the job that sends invitations starts with it.
    await newApplication(context, { campaign_id: payer.campaign_id, creator_id });
    await payIn(context, payer);
    await send();
    expect((await statuses()).get(creator_id)).toMatchObject({ status: 'skipped' });
    expect(await applicationsOf(payer.campaign_id)).toMatchObject([{ status: 'submitted' }]);
  });

  it('take an entire list, without those who aren’t listed or are waiting already', async () => {
    const makers = await listed(3);
    const lists = `/api/businesses/${payer.business_id}/creator-lists`;
    const { id: list_id } = (await ask(`POST ${lists}`, { name: 'Bakers' })).json();
    for (const id of idsOf(makers)) await ask(`PUT ${lists}/${list_id}/creators/${id}`, {});
    await db
      .updateTable('creators')
      .set({ is_listed: false })
      .where('id', '=', makers[0]?.creator_id ?? '')
      .execute();
    await add({ creator_ids: [makers[1]?.creator_id] });
    expect((await add({ list_id })).json()).toEqual({ added: 1, already: 1, left_out: 1, is_live: false });
    const stranger = await newShop(context);
    const { id: elsewhere } = (
      await call(`POST /api/businesses/${stranger.business_id}/creator-lists`, {
        headers: stranger.headers,
        payload: { name: 'Bakers' },
      })
    ).json();
    expect((await add({ list_id: elsewhere })).statusCode).toBe(404);
  });

  it('of twenty who add one creator at once, one adds', async () => {
    const [mara] = await listed(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add({ creator_ids: [mara?.creator_id] })),
    );
    expect(answers.filter((answer) => answer.json().added === 1)).toHaveLength(1);
    expect((await list()).waiting_count).toBe(1);
  });

  it('belong to the business, and to campaigns that are or will be open', async () => {
    const [mara] = await listed(1);
    await add({ creator_ids: [mara?.creator_id] });
    const stranger = await newShop(context);
    for (const route of [`GET ${base}`, `POST ${base}`, `DELETE ${base}/${newId()}`]) {
      const payload = route.startsWith('POST') ? { creator_ids: [mara?.creator_id] } : undefined;
      const answer = await call(route as Route, {
        headers: stranger.headers,
        ...(payload && { payload }),
      });
      expect(answer.statusCode, route).toBe(404);
    }
    expect((await ask(`DELETE ${base}/${newId()}`)).statusCode).toBe(404);
    const closed = await newOpenCampaign(context, { business_id: payer.business_id, status: 'closed' });
    const url = `POST /api/businesses/${payer.business_id}/campaigns/${closed}/waiting-invitations`;
    expect((await ask(url, { creator_ids: [mara?.creator_id] })).statusCode).toBe(409);
    const open = (await ask(`GET /api/businesses/${payer.business_id}/open-campaigns`)).json();
    expect(open.campaigns).toEqual([{ id: payer.campaign_id, title: 'Rye week', is_live: false }]);
  });
});
