import type { ApplicationRequest } from '#contract/hiring/applications.ts';
import { hasApplied } from '#domain/hiring/application-states.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import {
  isSent,
  type LockedApplication,
  type LockedPlace,
  lockPlace,
} from '#server/areas/hiring/places/lock.ts';
import { requireAddresses, requireShippingAddress } from '#server/areas/hiring/places/require-address.ts';
import { openQuote } from '#server/areas/hiring/quotes/commands/open-quote.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { findClosedRefusal } from '../policy.ts';
import { moveApplication } from '../transition.ts';
import { requireFit } from './require-fit.ts';
import { writePieces } from './write-pieces.ts';

interface Submission extends ApplicationRequest {
  campaign_id: string;
  creator_id: string;
}

/**
 * Sends an application and opens its quote. If it is sent twice, the second request gets the same response and opens
 * no quote, because the checks below did not run for it.
 */
export async function submitApplication(
  tx: Tx,
  context: Context,
  { campaign_id, creator_id, pieces, quote, brief_version, ...words }: Submission,
): Promise<LockedApplication> {
  const locked = await lockPlace(tx, { campaign_id, creator_id });
  const earlier = sentAlready(locked);
  if (earlier !== null) return earlier;
  const closed = findClosedRefusal(locked, context.now());
  if (closed !== null) throw closed;
  requireRead(locked.campaign, brief_version);
  await requireFit(tx, { campaign_id, creator_id }, words.answers.length);
  const actor_id = locked.creator_user_id;
  await requireShippingAddress(tx, context, locked);
  const payout_cents = quote?.amount_cents ?? locked.campaign.creator_payout_cents ?? 0;
  await requireAddresses(tx, context, locked, { side: 'creator', payout_cents, isFinal: false });
  const sent = await moveApplication(tx, context, locked, {
    move: 'submit',
    words,
    brief_version,
    has_quote: quote !== undefined,
    actor_id,
  });
  const application_id = sent.id;
  await writePieces(tx, { application_id, creator_id }, pieces);
  if (quote) {
    await openQuote(tx, context, { application_id, made_by: 'creator', actor_id, ...quote });
  }
  return sent;
}

/** Applying agrees to the brief that was read, so its terms must not have changed since. */
function requireRead({ brief_version, consent_version }: LockedCampaign, read: number): void {
  if (read <= brief_version && read >= consent_version) return;
  throw new Problem('conflict', 'The brief changed while you were writing. Read it again before you apply.');
}

function sentAlready(place: LockedPlace): LockedApplication | null {
  if (!isSent(place) || !hasApplied(place.status)) return null;
  if (place.status === 'rejected' || place.status === 'expired') {
    throw new Problem(
      'conflict',
      'Your earlier application to this campaign has ended, so you can’t apply again.',
    );
  }
  return place;
}
