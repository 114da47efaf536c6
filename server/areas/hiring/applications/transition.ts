import { APPLICATION_MOVES, UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { giveSpotBack, takeSpot } from '#server/areas/campaigns/campaigns/commands/take-spot.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { isSent, type LockedApplication, type LockedPlace } from '#server/areas/hiring/places/lock.ts';
import { returnOffered } from '#server/areas/hiring/places/return-offered.ts';
import { closeQuotes } from '#server/areas/hiring/quotes/commands/close-quotes.ts';
import { signTerms } from '#server/areas/hiring/signatures/sign-terms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transition } from '#server/platform/db/transition.ts';
import type { ApplicationMove } from './application-move.ts';
import { notifyAboutMove } from './notify/notify-about-move.ts';
import { findMoveRefusal } from './policy.ts';
import { settledDecision } from './settled-decision.ts';

/**
 * The only way in which the status of an application changes, with everything that follows. The caller has locked the
 * campaign and the application, if there is one.
 */
export async function moveApplication(
  tx: Tx,
  context: Context,
  locked: LockedPlace,
  request: ApplicationMove,
): Promise<LockedApplication> {
  const now = context.now();
  const refusal = findMoveRefusal(request, locked, now);
  let { campaign } = locked;
  const change = () => changesOf(request, locked, now.toISOString());
  const record = async (moved: LockedApplication) => {
    campaign = await changeSpots(tx, request, campaign);
    await recordMove(tx, request, moved, now);
    campaign = await returnOffered(tx, context, request.move, { ...moved, campaign });
    await sign(tx, context, request, moved);
  };
  const notify = (moved: LockedApplication) => followUp(tx, context, request, locked, moved, now);
  if (isSent(locked)) {
    const step = { row: locked, refusal, change, record, notify };
    return { ...(await transition(tx, 'applications', step)), campaign };
  }
  if (refusal !== null) throw refusal;
  const begun = await beginApplication(tx, locked, change());
  await record(begun);
  await notify(begun);
  return { ...begun, campaign };
}

/** Applying and accepting count as the signature of the person who does it. */
async function sign(
  tx: Tx,
  context: Context,
  { move, actor_id }: ApplicationMove,
  { id: application_id, creator_user_id }: LockedApplication,
): Promise<void> {
  if ((move !== 'submit' && move !== 'accept') || !actor_id) return;
  const side = actor_id === creator_user_id ? 'creator' : 'business';
  await signTerms(tx, context, { application_id, side, user_id: actor_id });
}

/** The first move of an application writes its row. */
async function beginApplication<Changed extends ReturnType<typeof changesOf>>(
  tx: Tx,
  locked: LockedPlace,
  changed: Changed,
) {
  const id = newId();
  const { campaign, creator_id } = locked;
  await tx
    .insertInto('applications')
    .values({ id, campaign_id: campaign.id, creator_id, created_at: changed.updated_at, ...changed })
    .execute();
  return { ...locked, ...changed, id };
}

async function changeSpots(
  tx: Tx,
  { move }: ApplicationMove,
  campaign: LockedCampaign,
): Promise<LockedCampaign> {
  if (move === 'accept') return takeSpot(tx, campaign);
  return move === 'undo_accept' ? giveSpotBack(tx, campaign) : campaign;
}

function changesOf(request: ApplicationMove, locked: LockedPlace, at: string) {
  const status = APPLICATION_MOVES[request.move].to;
  return { status, updated_at: at, ...consequences(request, locked, at) };
}

const UNDECIDED = {
  decided_at: null,
  decided_from: null,
  decided_by: null,
  payout_cents: null,
  reason: null,
  note: null,
};

/** The columns that change together with the status. */
function consequences(request: ApplicationMove, locked: LockedPlace, at: string) {
  const decided = {
    decided_at: at,
    decided_by: request.actor_id ?? null,
    decided_from: locked.status === 'shortlisted' ? ('shortlisted' as const) : ('submitted' as const),
  };
  switch (request.move) {
    case 'invite':
      return { invitation: request.invitation, invited_by: request.actor_id ?? null, invited_at: at };
    case 'offer':
      return {
        invitation: request.invitation,
        invited_by: request.actor_id ?? null,
        invited_at: at,
        submitted_at: at,
        brief_version: request.brief_version,
        // The creator's yes is to this version. A later change of the terms asks them again.
        agreed_version: request.brief_version,
      };
    case 'submit':
      return {
        ...UNDECIDED,
        ...request.words,
        answers: [...request.words.answers],
        brief_version: request.brief_version,
        agreed_version: request.brief_version,
        agreed_at: at,
        submitted_at: at,
      };
    case 'accept':
      return {
        ...decided,
        payout_cents: request.payout_cents,
        ...(locked.campaign.is_offer && { agreed_at: at }),
      };
    case 'reject':
      return { ...decided, reason: request.reason, note: request.note ?? null };
    case 'undo_accept':
    case 'undo_reject':
      return UNDECIDED;
    case 'decline':
    case 'decline_offer':
    case 'withdraw_offer':
    case 'withdraw':
    case 'expire':
      return { decided_at: at };
    case 'shortlist':
    case 'unshortlist':
      return {};
  }
}

async function recordMove(
  tx: Tx,
  request: ApplicationMove,
  { id: application_id, campaign, creator_id }: LockedApplication,
  now: Date,
): Promise<void> {
  const { move, actor_id } = request;
  await recordCampaignEvent(
    tx,
    {
      campaign_id: campaign.id,
      application_id,
      actor_id,
      kind: `application_${move}`,
      detail: {
        creator_id,
        ...(request.move === 'accept' && { payout_cents: request.payout_cents }),
        ...(request.move === 'reject' && { reason: request.reason }),
      },
    },
    now,
  );
}

/** A decision closes them once it can't be undone. */
const ENDS_QUOTES: ReadonlySet<string> = new Set(['withdraw', 'expire', 'decline_offer', 'withdraw_offer']);

/** Notifies about a decision once it can't be undone, and about everything else at once. */
async function followUp(
  tx: Tx,
  context: Context,
  request: ApplicationMove,
  before: LockedPlace,
  moved: LockedApplication,
  now: Date,
): Promise<void> {
  const { move } = request;
  // The business hears once: the notification about the quote says that the creator applied.
  if (request.move === 'submit' && request.has_quote) return;
  if (move === 'accept' || move === 'reject') {
    const decided_at = now.toISOString();
    await context.queue.enqueue(
      tx,
      settledDecision,
      { application_id: moved.id, decided_at },
      { after_ms: UNDO_DECISION_SECONDS * 1_000 },
    );
    return;
  }
  if (ENDS_QUOTES.has(move)) await closeQuotes(tx, context, moved);
  // A creator who never answered an invitation isn't waiting for an answer.
  if (move === 'expire' && before.status === 'invited') return;
  await notifyAboutMove(tx, context, move, moved, now);
}
