import type { DeliverableMoveName, DeliverableStatus, WorkMover } from '#domain/work/deliverable-states.ts';
import { cancelWork } from '#server/areas/work/collaborations/commands/cancel-work.ts';
import { followWork } from '#server/areas/work/collaborations/commands/follow-work.ts';
import { lockCollaboration, withDeliverable } from '#server/areas/work/collaborations/lock.ts';
import { moveDeliverable } from '#server/areas/work/collaborations/transition-deliverable.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Cast } from './cast.ts';
import { accountOfCreator, pickWork, type RunningCampaign } from './dispute-steps.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

type WorkStep = Extract<Step, { action: 'work' | 'finish' | 'cancel' }>;

/** The steps of the work: it goes on, is returned, or is canceled. */
export async function workSteps(cast: Cast, running: RunningCampaign, step: WorkStep): Promise<void> {
  const id = pickWork(running, step.which);
  if (id === null) return;
  switch (step.action) {
    case 'work':
      return unlessRefused(() => goOn(cast, id, step.piece, step.goes_on));
    case 'finish':
      return finish(cast, id);
    case 'cancel': {
      const creator = await accountOfCreator(cast, id);
      const account = step.by_creator ? creator : cast.payer.account;
      const reason = step.by_creator ? 'cannot_do' : 'late';
      return unlessRefused(() => cancelWork(cast.context, account, id, { reason, note: '' }));
    }
  }
}

const NEXT: Partial<Record<DeliverableStatus, [DeliverableMoveName, WorkMover]>> = {
  due: ['submit', 'creator'],
  changes_requested: ['submit', 'creator'],
  submitted: ['approve', 'business'],
  approved: ['post', 'creator'],
  posted: ['verify', 'business'],
};
const BACK: typeof NEXT = {
  ...NEXT,
  submitted: ['request_changes', 'business'],
  posted: ['return_post', 'business'],
};

async function goOn({ context }: Cast, id: string, piece: number, goesOn: boolean): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockCollaboration(tx, id);
    const one = locked.deliverables[piece % locked.deliverables.length];
    const turn = one && (goesOn ? NEXT : BACK)[one.status];
    if (one === undefined || turn === undefined) return;
    const [move, mover] = turn;
    const post_url = 'https://www.instagram.com/reel/C8x/';
    const request = { move, mover, ...(move === 'post' && { post_url }) };
    const moved = await moveDeliverable(tx, context, locked, one, request);
    await followWork(tx, context, withDeliverable(locked, moved), { mover });
  });
}

/** Everything is submitted, approved, posted and verified. */
async function finish(cast: Cast, id: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const piece of [0, 1]) await unlessRefused(() => goOn(cast, id, piece, true));
  }
}
