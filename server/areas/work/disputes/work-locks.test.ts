import { expect, it } from 'vitest';
import { cancelWork } from '#server/areas/work/collaborations/commands/cancel-work.ts';
import { locksOf } from '#test/support/count-locks.ts';
import { testContext } from '#test/support/test-context.ts';
import { newWork } from '#test/support/work.ts';
import { openDispute } from './commands/open-dispute.ts';
import { withdrawDispute } from './commands/withdraw-dispute.ts';

const context = await testContext();
/** The global order of locks, from the campaign to the dispute. */
const WORK = ['campaigns', 'collaborations', 'deliverables'];

it('opening and closing a dispute lock each row once', async () => {
  const { collaboration_id, deliverable_ids, payer } = await newWork(context);
  const opening = {
    ...{ collaboration_id, deliverable_ids, media_file_ids: [] },
    ...{ reason: 'other' as const, wants: 'refund' as const },
    words: 'The light was wrong in every shot, and the sign cannot be read.',
  };
  let dispute_id = '';
  const open = async (counted: typeof context) => {
    ({ dispute_id } = await openDispute(counted, payer.account, opening));
  };
  expect(await locksOf(context, open)).toEqual([...WORK, 'disputes']);
  const withdraw = (counted: typeof context) => withdrawDispute(counted, payer.account, dispute_id);
  expect(await locksOf(context, withdraw)).toEqual([...WORK, 'disputes']);
});

it('canceling work locks each row once, and the campaign again for its listing', async () => {
  const { collaboration_id, payer } = await newWork(context);
  context.clock.advance({ days: 60 });
  const cancellation = { reason: 'late' as const, note: '' };
  const cancel = (counted: typeof context) =>
    cancelWork(counted, payer.account, collaboration_id, cancellation);
  expect(await locksOf(context, cancel)).toEqual([...WORK, 'campaigns']);
});
