import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { requireInvitable } from '#server/areas/hiring/invitations/commands/require-invitable.ts';
import { sendOffer } from '#server/areas/hiring/offers/commands/send-offer.ts';
import { type LockedPlace, lockPlace } from '#server/areas/hiring/places/lock.ts';
import { returnUnsent } from '#server/areas/hiring/places/return-offered.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockInvitations } from '../lock.ts';
import { type LockedWaitingInvitation, moveWaitingInvitation } from '../transition.ts';

interface Waiting {
  id: string;
  campaign_id: string;
  creator_id: string;
}

/** Sends an invitation that waits, or notes why it can't be sent. Whoever comes second finds nothing to do. */
export async function sendInvitation(context: Context, waiting: Waiting): Promise<void> {
  try {
    await withLocked(context, waiting, async (tx, place, invitation) => {
      await requireListed(tx, place);
      await requireInvitable(tx, place);
      await moveWaitingInvitation(tx, context, invitation, { move: 'send' });
      const { words, added_by } = invitation;
      if (place.campaign.is_offer) return sendOffer(tx, context, place, { words, actor_id: added_by });
      await moveApplication(tx, context, place, { move: 'invite', invitation: words, actor_id: added_by });
    });
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { message: skip_reason } = cause;
    await withLocked(context, waiting, async (tx, { campaign }, invitation) => {
      await moveWaitingInvitation(tx, context, invitation, { move: 'skip', skip_reason });
      await returnUnsent(tx, context, campaign);
    });
  }
}

type Work = (tx: Tx, place: LockedPlace, invitation: LockedWaitingInvitation) => Promise<void>;

function withLocked(context: Context, { id, ...at }: Waiting, work: Work): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const place = await lockPlace(tx, at);
    const [invitation] = await lockInvitations(tx, at.campaign_id, { ids: [id] });
    if (invitation?.status === 'waiting') await work(tx, place, invitation);
  });
}

/** Nobody who stopped being listed is invited from a list. */
async function requireListed(tx: Tx, { creator_id, creator_name }: LockedPlace): Promise<void> {
  const { is_listed } = await tx
    .selectFrom('creators')
    .select('is_listed')
    .where('id', '=', creator_id)
    .executeTakeFirstOrThrow();
  if (!is_listed) throw new Problem('conflict', `${creator_name} is no longer listed.`);
}
