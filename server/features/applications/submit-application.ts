import type { ApplicationRequest } from '#contract/applications.ts';
import { hasApplied } from '#domain/application-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { openQuote } from '../quotes/open-quote.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { type MovedApplication, moveApplication } from './move-application.ts';
import { findClosedDoor } from './policy.ts';
import { requireFit } from './require-fit.ts';
import { writePieces } from './write-pieces.ts';

export interface Submission extends ApplicationRequest {
  campaign_id: string;
  creator_id: string;
}

/** Sends an application. Sent twice it is one, and the second sending is told the same. */
export async function submitApplication(
  tx: Tx,
  context: Context,
  { campaign_id, creator_id, pieces, quote, ...words }: Submission,
): Promise<MovedApplication> {
  const held = await holdApplication(tx, { campaign_id, creator_id });
  const standing = sentAlready(held);
  if (standing !== null) return standing;
  const closed = findClosedDoor(held, context.now());
  if (closed !== null) throw closed;
  await requireFit(tx, { campaign_id, creator_id }, words.answers.length);
  const actor_id = held.creator_user_id;
  const sent = await moveApplication(tx, context, {
    campaign_id,
    creator_id,
    actor_id,
    move: 'submit',
    words,
  });
  await writePieces(tx, { application_id: sent.application_id, creator_id }, pieces);
  if (quote) {
    const { application_id } = sent;
    await openQuote(tx, context, { application_id, made_by: 'creator', actor_id, ...quote });
  }
  return sent;
}

function sentAlready({ id, status }: HeldApplication): MovedApplication | null {
  if (id === null || status === null || !hasApplied(status)) return null;
  if (status === 'rejected' || status === 'expired') {
    throw new Problem('conflict', 'You applied for this campaign before, and that has ended.');
  }
  return { application_id: id, status };
}
