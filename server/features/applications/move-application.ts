import {
  APPLICATION_MOVES,
  type ApplicationStatus,
  UNDO_DECISION_SECONDS,
} from '#domain/application-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { closeQuotes } from '../quotes/close-quotes.ts';
import type { ApplicationMove } from './application-move.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { findMoveRefusal } from './policy.ts';
import { settledDecision } from './settled-decision.ts';
import { giveSpotBack, takeSpot } from './take-spot.ts';
import { tellOfMove } from './tell-of-move.ts';

export interface MovedApplication {
  application_id: string;
  status: ApplicationStatus;
}

/** The only way in which the status of an application changes, with all that follows from it. */
export async function moveApplication(
  tx: Tx,
  context: Context,
  request: ApplicationMove,
): Promise<MovedApplication> {
  const held = await holdApplication(tx, request);
  const now = context.now();
  const refusal = findMoveRefusal(request, held, now);
  if (refusal !== null) throw refusal;
  if (request.move === 'accept') await takeSpot(tx, held.campaign);
  if (request.move === 'undo_accept') await giveSpotBack(tx, held.campaign);
  const application_id = await writeMove(tx, request, held, now);
  await recordMove(tx, request, held, application_id, now);
  const invitation = request.move === 'invite' ? request.invitation : held.invitation;
  await followUp(tx, context, request, { ...held, id: application_id, invitation }, now);
  return { application_id, status: APPLICATION_MOVES[request.move].to };
}

async function writeMove(
  tx: Tx,
  request: ApplicationMove,
  held: HeldApplication,
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const status = APPLICATION_MOVES[request.move].to;
  const changed = { status, updated_at: at, ...consequences(request, held, at) };
  if (held.id !== null) {
    await tx.updateTable('applications').set(changed).where('id', '=', held.id).execute();
    return held.id;
  }
  const id = newId();
  const { campaign, creator_id } = held;
  await tx
    .insertInto('applications')
    .values({ id, campaign_id: campaign.id, creator_id, created_at: at, ...changed })
    .execute();
  return id;
}

const UNDECIDED = {
  decided_at: null,
  decided_from: null,
  decided_by: null,
  payout_cents: null,
  reason: null,
  note: null,
};

/** What else changes in the row. */
function consequences(request: ApplicationMove, held: HeldApplication, at: string) {
  const decided = {
    decided_at: at,
    decided_by: request.actor_id ?? null,
    decided_from: held.status === 'shortlisted' ? 'shortlisted' : 'submitted',
  };
  const { brief_version } = held.campaign;
  switch (request.move) {
    case 'invite':
      return { invitation: request.invitation, invited_by: request.actor_id ?? null, invited_at: at };
    case 'submit':
      return {
        ...UNDECIDED,
        ...request.words,
        answers: [...request.words.answers],
        brief_version,
        submitted_at: at,
      };
    case 'accept':
      return { ...decided, payout_cents: request.payout_cents, brief_version };
    case 'reject':
      return { ...decided, reason: request.reason, note: request.note ?? null };
    case 'undo_accept':
    case 'undo_reject':
      return UNDECIDED;
    case 'decline':
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
  { campaign, creator_id, creator_name }: HeldApplication,
  application_id: string,
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
        creator_name,
        ...(request.move === 'accept' && { payout_cents: request.payout_cents }),
        ...(request.move === 'reject' && { reason: request.reason }),
      },
    },
    now,
  );
}

/** A decision is told once it can no longer be taken back; everything else at once. */
async function followUp(
  tx: Tx,
  context: Context,
  { move }: ApplicationMove,
  held: HeldApplication & { id: string },
  now: Date,
): Promise<void> {
  if (move === 'accept' || move === 'reject') {
    const decided_at = now.toISOString();
    await context.queue.enqueue(
      tx,
      settledDecision,
      { application_id: held.id, decided_at },
      { after_ms: UNDO_DECISION_SECONDS * 1_000 },
    );
    return;
  }
  if (move === 'withdraw' || move === 'expire') await closeQuotes(tx, context, held.id);
  await tellOfMove(tx, context, move, held, now);
}
