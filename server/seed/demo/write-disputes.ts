import { disputeReceipt } from '#domain/dispute-amounts.ts';
import type { DisputeSide } from '#domain/dispute-states.ts';
import { otherSide } from '#domain/dispute-states.ts';
import { hoursAfter } from '#domain/work-timers.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/ids.ts';
import {
  type HeldCollaboration,
  holdCollaboration,
} from '#server/features/collaborations/hold-collaboration.ts';
import { markAccepted } from '#server/features/disputes/accept-decision.ts';
import { addStatement } from '#server/features/disputes/add-statement.ts';
import { insertDecision } from '#server/features/disputes/decide-dispute.ts';
import { holdDispute } from '#server/features/disputes/hold-dispute.ts';
import { moveDispute } from '#server/features/disputes/move-dispute.ts';
import { beginDispute } from '#server/features/disputes/open-dispute.ts';
import { seedId } from '../ids.ts';
import { carryOutDemoDispute } from './carry-out-dispute.ts';
import { noticesOfTurn } from './dispute-notices.ts';
import { DISPUTES, type PlannedDispute } from './dispute-plan.ts';

/** Where the two of a piece of work could not agree, told turn by turn by the moves the product makes. */
export async function writeDemoDisputes(tx: Tx, now: Date): Promise<void> {
  for (const planned of DISPUTES) await tell(tx, planned, now);
}

interface Told {
  tx: Tx;
  id: string;
  planned: PlannedDispute;
  work: HeldCollaboration;
  people: Record<DisputeSide, string>;
  at(hoursAgo: number): Date;
}

async function tell(tx: Tx, planned: PlannedDispute, now: Date): Promise<void> {
  const collaboration_id = seedId('collaboration', seedId('application', `${planned.path}/${planned.email}`));
  const held = await holdCollaboration(tx, collaboration_id);
  const [shop = ''] = planned.path.split('/');
  const people = { creator: held.creator_user_id, business: seedId('person', `owner@${shop}.example`) };
  const at = (hoursAgo: number) => hoursAfter(now, -hoursAgo);
  const { side, reason, wants, opened } = planned;
  const deliverable_ids = held.deliverables
    .filter((_, place) => planned.about.includes(place))
    .map((one) => one.id);
  const id = await beginDispute(
    tx,
    { now: () => at(opened.hours_ago) },
    {
      opening: {
        ...{ collaboration_id, deliverable_ids, reason, wants },
        words: opened.words,
        media_file_ids: [],
      },
      held,
      side,
      opened_by: people[side],
    },
  );
  const told = { tx, id, planned, work: held, people, at };
  await noticesOfTurn(tx, id, 'opened', at(opened.hours_ago));
  await goOn(told);
}

async function goOn(told: Told): Promise<void> {
  const { side, answered, decided, accepted, appealed, decided_again } = told.planned;
  if (answered) await say(told, { kind: 'answer', side: otherSide(side), ...answered });
  if (decided) await rule(told, decided, 1);
  if (accepted) await accept(told, accepted);
  if (appealed) await say(told, { kind: 'appeal', ...appealed });
  if (decided_again) await rule(told, decided_again, 2);
}

interface Saying {
  kind: 'answer' | 'appeal';
  side: DisputeSide;
  hours_ago: number;
  words: string;
}

async function say(
  { tx, id, work, people, at }: Told,
  { kind, side, hours_ago, words }: Saying,
): Promise<void> {
  const context = { now: () => at(hours_ago) };
  const held = await holdDispute(tx, id);
  await moveDispute(tx, context, held, { move: kind, mover: side, actor_id: people[side] });
  const statement = { dispute_id: id, kind, side, author_id: people[side], words, media_file_ids: [] };
  await addStatement(tx, context, work, statement);
  await noticesOfTurn(tx, id, kind === 'answer' ? 'answered' : 'appealed', context.now());
}

async function accept(
  { tx, id, people, at }: Told,
  { side, hours_ago }: { side: DisputeSide; hours_ago: number },
) {
  const context = { now: () => at(hours_ago) };
  await markAccepted(tx, context, await holdDispute(tx, id), { side, actor_id: people[side] });
  await noticesOfTurn(tx, id, 'accepted', context.now());
}

/** The decision after an appeal is final, and moves the money at once. */
async function rule(
  { tx, id, at }: Told,
  { hours_ago, by, outcome, creator_percent = 0, words }: NonNullable<PlannedDispute['decided']>,
  round: 1 | 2,
): Promise<void> {
  const context = { now: () => at(hours_ago) };
  const actor_id = seedId('person', by);
  const held = await holdDispute(tx, id);
  const percent = outcome === 'release' ? 100 : outcome === 'refund' ? 0 : creator_percent;
  const creator_cents = Math.round((held.disputed_cents * percent) / 100);
  const detail = { outcome, creator_cents, round };
  const decided = await moveDispute(tx, context, held, { move: 'decide', mover: 'admin', actor_id, detail });
  const ruling = { id, round, outcome, creator_cents, redo_days: null, words };
  await insertDecision(tx, context, { ...ruling, decided_by: actor_id });
  await tx
    .insertInto('audit_log')
    .values({
      ...{ id: newId(), actor_id, action: 'decide_dispute', subject_type: 'dispute', subject_id: id },
      reason: words.slice(0, 500),
      after: JSON.stringify({ outcome, creator_cents: String(creator_cents) }),
      created_at: context.now().toISOString(),
    })
    .execute();
  if (round === 1) return noticesOfTurn(tx, id, 'decided', context.now());
  const closed = await moveDispute(tx, context, decided, {
    move: 'settle',
    cause: 'final',
    mover: 'admin',
    actor_id,
  });
  const receipt = disputeReceipt(held, { outcome, creator_cents });
  if (receipt) await carryOutDemoDispute(tx, closed, receipt, context.now());
  await noticesOfTurn(tx, id, 'closed', context.now());
}
