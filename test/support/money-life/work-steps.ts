import type { DeliverableMoveName, DeliverableStatus, WorkMover } from '#domain/deliverable-states.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cancelWork } from '#server/features/collaborations/cancel-work.ts';
import { followWork } from '#server/features/collaborations/follow-work.ts';
import { holdCollaboration } from '#server/features/collaborations/hold-collaboration.ts';
import { moveDeliverable } from '#server/features/collaborations/move-deliverable.ts';
import type { Cast } from './cast.ts';
import { type Alive, accountOfCreator, pickWork } from './dispute-steps.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';

type WorkStep = Extract<Step, { deed: 'work' | 'finish' | 'cancel' }>;

/** What happens to the work: it goes on, comes back, is called off. */
export async function workSteps(cast: Cast, alive: Alive, step: WorkStep): Promise<void> {
  const id = pickWork(alive, step.which);
  if (id === null) return;
  switch (step.deed) {
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
    const held = await holdCollaboration(tx, id);
    const one = held.deliverables[piece % held.deliverables.length];
    const turn = one && (goesOn ? NEXT : BACK)[one.status];
    if (one === undefined || turn === undefined) return;
    const [move, mover] = turn;
    const post_url = 'https://www.instagram.com/reel/C8x/';
    await moveDeliverable(tx, context, held, one, { move, mover, ...(move === 'post' && { post_url }) });
    await followWork(tx, context, id, { mover });
  });
}

/** Everything is sent, taken, posted and checked. */
async function finish(cast: Cast, id: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const piece of [0, 1]) await unlessRefused(() => goOn(cast, id, piece, true));
  }
}
