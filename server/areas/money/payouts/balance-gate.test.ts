import { expect, it } from 'vitest';
import { findShortPayouts } from '#server/areas/money/alarms/queries/find-money-alarms.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { scriptedProvider } from '#test/support/scripted-provider.ts';
import { testContext } from '#test/support/test-context.ts';
import { payThrough } from './jobs/send-payout.ts';
import { sendAll } from './jobs/send-payouts.ts';
import { readRoom } from './queries/read-room.ts';

const shared = await testContext();
const { db } = shared;
const payments = scriptedProvider();
const context = { ...shared, payments, queue: { ...shared.queue, ...FORGETS_JOBS } };

async function requested(amount: number) {
  const earner = await newEarner(shared);
  await earnAndClear(shared, earner, [amount]);
  await connectBank(shared, earner);
  await db
    .updateTable('payees')
    .set({ provider: 'stripe' })
    .where('creator_id', '=', earner.creator_id)
    .execute();
  const { id } = await askForPayout(context, earner, amount);
  return { id, user_id: earner.person.user_id };
}
const read = (id: string) =>
  db
    .selectFrom('payouts')
    .select(['status', 'failure', 'round', 'short_since', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Sets the balance so that this amount is left after payouts that are already on their way. */
async function leaveRoomFor(cents: number): Promise<void> {
  payments.available_cents = 0;
  const room = await readRoom(context);
  payments.available_cents = cents - (room?.cents ?? 0);
}
const notificationsOf = (user_id: string) =>
  db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .where('title', 'like', '%did not reach%')
    .execute();

it('a batch sends what the balance covers, the oldest first, and keeps the rest without blaming the bank', async () => {
  const [first, large, last] = [await requested(20_000), await requested(90_000), await requested(30_000)];
  await leaveRoomFor(55_000);
  expect(await sendAll(context, [first.id, large.id, last.id])).toBe(2);
  expect(await read(large.id)).toMatchObject({
    status: 'requested',
    failure: null,
    short_since: expect.any(String),
  });
  expect(await notificationsOf(large.user_id)).toEqual([]);
  expect(await findShortPayouts(db)).toEqual([
    { subject: 'balance', detail: expect.stringContaining('1 payout, $900.00') },
  ]);
  // A payout that left and hasn't reached the provider yet counts as spent.
  expect(await sendAll(context, [large.id])).toBe(0);
  await payThrough(context, first.id);
  await payThrough(context, last.id);
  await leaveRoomFor(90_000);
  expect(await sendAll(context, [large.id])).toBe(1);
  await payThrough(context, large.id);
  expect(await read(large.id)).toMatchObject({ status: 'processing', short_since: null });
  expect(await findShortPayouts(db)).toEqual([]);
});

it('a payout the provider refuses because our balance is too low goes back to the queue, and leaves in the next round', async () => {
  payments.available_cents = Number.MAX_SAFE_INTEGER;
  const { id, user_id } = await requested(20_000);
  payments.faults.push('short');
  await sendAll(context, [id]);
  await payThrough(context, id);
  expect(await read(id)).toMatchObject({
    status: 'requested',
    failure: null,
    round: 1,
    short_since: expect.any(String),
  });
  expect(await notificationsOf(user_id)).toEqual([]);
  await sendAll(context, [id]);
  await payThrough(context, id);
  expect(await read(id)).toMatchObject({ status: 'processing', short_since: null });
  expect(payments.orders.filter((order) => order.id === id).map(({ round }) => round)).toEqual([0, 1]);
});
