import { expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { Problem } from '#server/platform/errors.ts';
import { newOpenCampaign, newShop } from '#test/support/applications.ts';
import { testContext } from '#test/support/test-context.ts';
import { inTransaction } from './transaction.ts';
import { transition, transitionIfAllowed } from './transition.ts';

const context = await testContext();
const { business_id } = await newShop(context);

function read(id: string) {
  return context.db
    .selectFrom('campaigns')
    .select(['status', 'status_note', 'rights_channels'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it('writes, then records, then notifies, and answers with the row as it is now', async () => {
  const id = await newOpenCampaign(context, { business_id });
  const order: string[] = [];
  const moved = await inTransaction(context.db, async (tx) =>
    transition(tx, 'campaigns', {
      row: await lockCampaign(tx, id),
      refusal: null,
      change: () => ({ status: 'paused' as const, status_note: null, rights_channels: ['email', 'website'] }),
      record: async ({ status }) => void order.push(`recorded ${status}`),
      notify: async ({ status }) => void order.push(`notified ${status}`),
    }),
  );
  expect(moved).toMatchObject({ id, status: 'paused', title: expect.any(String) });
  expect(order).toEqual(['recorded paused', 'notified paused']);
  expect(await read(id)).toEqual({
    status: 'paused',
    status_note: null,
    rights_channels: ['email', 'website'],
  });
});

it('asks for no change and writes nothing where the move is refused', async () => {
  const id = await newOpenCampaign(context, { business_id });
  const refused = inTransaction(context.db, async (tx) =>
    transition(tx, 'campaigns', {
      row: await lockCampaign(tx, id),
      refusal: new Problem('conflict', 'Not now.'),
      change: () => {
        throw new Error('asked for all the same');
      },
    }),
  );
  await expect(refused).rejects.toThrow('Not now.');
  expect(await read(id)).toMatchObject({ status: 'live' });
});

it('refuses a row that has moved on since it was locked', async () => {
  const id = await newOpenCampaign(context, { business_id });
  const twice = inTransaction(context.db, async (tx) => {
    const row = await lockCampaign(tx, id);
    const pause = { row, refusal: null };
    await transition(tx, 'campaigns', { ...pause, change: () => ({ status: 'paused' as const }) });
    await transition(tx, 'campaigns', { ...pause, change: () => ({ status: 'closed' as const }) });
  });
  await expect(twice).rejects.toThrow('Someone else just changed this. Reload and try again.');
  expect(await read(id)).toMatchObject({ status: 'live' });
});

it('does nothing, and says so, where the status takes precedence or another move was faster', async () => {
  const id = await newOpenCampaign(context, { business_id });
  const order: string[] = [];
  const answers = await inTransaction(context.db, async (tx) => {
    const move = {
      row: await lockCampaign(tx, id),
      change: () => ({ status: 'paused' as const }),
      record: async ({ status }: { status: string }) => void order.push(status),
    };
    const outweighed = await transitionIfAllowed(tx, 'campaigns', { ...move, isAllowed: false });
    const moved = await transitionIfAllowed(tx, 'campaigns', { ...move, isAllowed: true });
    const late = await transitionIfAllowed(tx, 'campaigns', { ...move, isAllowed: true });
    return [outweighed, moved?.status, late];
  });
  expect(answers).toEqual([null, 'paused', null]);
  expect(order).toEqual(['paused']);
});
