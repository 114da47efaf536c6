import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_MOVES,
  CAMPAIGN_STATUSES,
  type CampaignMoveName,
  type CampaignMover,
  canMoveCampaign,
} from '#domain/campaigns/campaign-states.ts';
import { goLive } from '#server/areas/campaigns/briefs/commands/go-live.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { newOpenCampaign, newShop } from '#test/support/applications.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson } from '#test/support/people.ts';
import { testContext } from '#test/support/test-context.ts';
import { lockCampaign } from './lock.ts';
import { moveCampaign } from './transition.ts';

const context = await testContext();
const owner = await newShop(context);
const admin = await newPerson(context, { role: 'admin' });
const MOVERS: readonly CampaignMover[] = ['business', 'admin', 'clock', 'payment'];

function move(campaign_id: string, name: CampaignMoveName, mover: CampaignMover, note?: string) {
  const actor_id = mover === 'admin' ? admin.user_id : mover === 'business' ? owner.user_id : undefined;
  return inTransaction(context.db, async (tx) => {
    const locked = await lockCampaign(tx, campaign_id);
    return name === 'go_live' && mover === 'payment'
      ? goLive(tx, context, locked)
      : moveCampaign(tx, context, locked, { move: name, mover, actor_id, note: note ?? null });
  });
}

function newCampaign(wishes: Omit<Parameters<typeof newOpenCampaign>[1], 'business_id'>) {
  return newOpenCampaign(context, { business_id: owner.business_id, funded_slots: 0, ...wishes });
}

function read(id: string) {
  return context.db
    .selectFrom('campaigns')
    .select(['status', 'slug', 'published_at', 'closed_at', 'is_paused_by_admin', 'brief_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('each state takes the moves of the table and no other', () => {
  const names = Object.keys(CAMPAIGN_MOVES) as CampaignMoveName[];

  it.each(CAMPAIGN_STATUSES)('%s', async (status) => {
    for (const name of names) {
      for (const mover of MOVERS) {
        // A campaign can resume only with a paid spot that is free.
        const id = await newCampaign({ status, funded_slots: name === 'resume' ? 1 : 0 });
        const answer = move(id, name, mover);
        if (canMoveCampaign(name, status, mover)) {
          await expect(answer).resolves.toMatchObject({ id, status: CAMPAIGN_MOVES[name].to });
        } else {
          await expect(answer).rejects.toMatchObject({ code: 'conflict' });
          expect((await read(id)).status).toBe(status);
        }
      }
    }
  });
});

it('a draft takes an address from its title as it leaves, each its own [BIZ-17] [BIZ-18]', async () => {
  const title = `Rye week ${owner.user_id.slice(-6)}`;
  const ids = await Promise.all(
    Array.from({ length: 4 }, () => newCampaign({ status: 'draft', title, slug: null })),
  );
  await Promise.all(ids.map((id) => move(id, 'await_funding', 'business')));
  const slugs = await Promise.all(ids.map(async (id) => (await read(id)).slug));
  const base = `rye-week-${owner.user_id.slice(-6)}`;
  expect(slugs.toSorted()).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`]);
});

it('a title that is the address of a page gets another one', async () => {
  const id = await newCampaign({ status: 'draft', title: 'New', slug: null });
  await move(id, 'await_funding', 'business');
  expect((await read(id)).slug).toMatch(/^new-\d+$/);
});

it('going live publishes the brief and sets the moment once', async () => {
  const id = await newCampaign({
    status: 'awaiting_funding',
    brief_version: 0,
    funded_slots: 1,
    published_at: null,
  });
  await move(id, 'go_live', 'payment');
  const first = await read(id);
  expect(first).toMatchObject({ status: 'live', brief_version: 1 });
  expect(first.published_at).not.toBeNull();
  context.clock.advance({ hours: 1 });
  await move(id, 'pause', 'business');
  await move(id, 'resume', 'business');
  expect((await read(id)).published_at).toBe(first.published_at);
});

it('of ten who move it at once one does', async () => {
  const id = await newCampaign({ status: 'live' });
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => move(id, 'pause', 'business')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(failures.every((cause) => cause instanceof Problem && cause.code === 'conflict')).toBe(true);
});

it('what an admin paused the business cannot open; it is told why, and the log knows [ADMIN-05]', async () => {
  const id = await newCampaign({ status: 'paused', title: 'Held loaf' });
  await move(id, 'admin_pause', 'admin', 'The address does not exist.');
  expect(await read(id)).toMatchObject({ status: 'paused', is_paused_by_admin: true });
  await expect(move(id, 'resume', 'business')).rejects.toThrow('We paused this campaign');
  expect(await subjectsTo(context.db, owner.email)).toContain('We paused Held loaf');
  await move(id, 'resume', 'admin', 'They corrected the address.');
  expect(await read(id)).toMatchObject({ status: 'live', is_paused_by_admin: false });
  const entries = await context.db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'admin_pause_campaign', reason: 'The address does not exist.' },
    { action: 'resume_campaign', reason: 'They corrected the address.' },
  ]);
});

it('a business cannot cancel once somebody is in', async () => {
  const id = await newCampaign({ status: 'live', slots: 3, funded_slots: 1, taken_slots: 1 });
  await expect(move(id, 'cancel', 'business')).rejects.toThrow('1 creator is already accepted');
  await move(id, 'cancel', 'admin', 'Taken down.');
  expect((await read(id)).status).toBe('cancelled');
});

it('a paused campaign without a paid spot does not open again, and says what to do first', async () => {
  const next = await newCampaign({ status: 'paused', slots: 3, funded_slots: 1, taken_slots: 1 });
  await expect(move(next, 'resume', 'business')).rejects.toThrow('Fund more spots first.');
  const full = await newCampaign({ status: 'paused', slots: 1, funded_slots: 1, taken_slots: 1 });
  await expect(move(full, 'resume', 'business')).rejects.toThrow('Add a spot and pay for it first.');
});

it('a paused campaign whose deadline passed does not open again', async () => {
  const id = await newCampaign({ status: 'paused', application_deadline: '2026-01-02' });
  await expect(move(id, 'resume', 'business')).rejects.toThrow('deadline has passed');
});
