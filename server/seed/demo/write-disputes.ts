import { disputeReceipt } from '#domain/work/dispute-amounts.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { otherSide } from '#domain/work/dispute-states.ts';
import { hoursAfter } from '#domain/work/work-timers.ts';
import { type LockedCollaboration, lockCollaboration } from '#server/areas/work/collaborations/lock.ts';
import { markAccepted } from '#server/areas/work/disputes/commands/accept-decision.ts';
import { addStatement } from '#server/areas/work/disputes/commands/add-statement.ts';
import { insertDecision } from '#server/areas/work/disputes/commands/decide-dispute.ts';
import { beginDispute } from '#server/areas/work/disputes/commands/open-dispute.ts';
import { lockDispute } from '#server/areas/work/disputes/lock.ts';
import { moveDispute } from '#server/areas/work/disputes/transition.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { seedId } from '#server/seed/ids.ts';
import { carryOutDemoDispute } from './carry-out-dispute.ts';
import { notificationsOfUpdate } from './dispute-notifications.ts';
import { DISPUTES, type PlannedDispute } from './dispute-plan.ts';

/** Creates the demo's disputes step by step, with the product's own moves. */
export async function writeDemoDisputes(tx: Tx, now: Date): Promise<void> {
  for (const planned of DISPUTES) await writeDispute(tx, planned, now);
}

interface WorkUpdateFacts {
  tx: Tx;
  id: string;
  planned: PlannedDispute;
  work: LockedCollaboration;
  people: Record<DisputeSide, string>;
  at(hoursAgo: number): Date;
}

async function writeDispute(tx: Tx, planned: PlannedDispute, now: Date): Promise<void> {
  const collaboration_id = seedId('collaboration', seedId('application', `${planned.path}/${planned.email}`));
  const locked = await lockCollaboration(tx, collaboration_id);
  const [shop = ''] = planned.path.split('/');
  const people = { creator: locked.creator_user_id, business: seedId('person', `owner@${shop}.example`) };
  const at = (hoursAgo: number) => hoursAfter(now, -hoursAgo);
  const { side, reason, wants, opened } = planned;
  const deliverable_ids = locked.deliverables
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
      locked,
      side,
      opened_by: people[side],
    },
  );
  const facts = { tx, id, planned, work: locked, people, at };
  await notificationsOfUpdate(tx, id, 'opened', at(opened.hours_ago));
  await continueDispute(facts);
}

async function continueDispute(facts: WorkUpdateFacts): Promise<void> {
  const { side, answered, decided, accepted, appealed, decided_again } = facts.planned;
  if (answered) await say(facts, { kind: 'answer', side: otherSide(side), ...answered });
  if (decided) await rule(facts, decided, 1);
  if (accepted) await accept(facts, accepted);
  if (appealed) await say(facts, { kind: 'appeal', ...appealed });
  if (decided_again) await rule(facts, decided_again, 2);
}

interface Saying {
  kind: 'answer' | 'appeal';
  side: DisputeSide;
  hours_ago: number;
  words: string;
}

async function say(
  { tx, id, work, people, at }: WorkUpdateFacts,
  { kind, side, hours_ago, words }: Saying,
): Promise<void> {
  const context = { now: () => at(hours_ago) };
  const locked = await lockDispute(tx, id);
  await moveDispute(tx, context, locked, { move: kind, mover: side, actor_id: people[side] });
  const statement = { dispute_id: id, kind, side, author_id: people[side], words, media_file_ids: [] };
  await addStatement(tx, context, work, statement);
  await notificationsOfUpdate(tx, id, kind === 'answer' ? 'answered' : 'appealed', context.now());
}

async function accept(
  { tx, id, people, at }: WorkUpdateFacts,
  { side, hours_ago }: { side: DisputeSide; hours_ago: number },
) {
  const context = { now: () => at(hours_ago) };
  await markAccepted(tx, context, await lockDispute(tx, id), { side, actor_id: people[side] });
  await notificationsOfUpdate(tx, id, 'accepted', context.now());
}

/** The decision after an appeal is final, and moves the money at once. */
async function rule(
  { tx, id, at }: WorkUpdateFacts,
  { hours_ago, by, outcome, creator_percent = 0, words }: NonNullable<PlannedDispute['decided']>,
  round: 1 | 2,
): Promise<void> {
  const context = { now: () => at(hours_ago) };
  const actor_id = seedId('person', by);
  const locked = await lockDispute(tx, id);
  const percent = outcome === 'release' ? 100 : outcome === 'refund' ? 0 : creator_percent;
  const creator_cents = Math.round((locked.disputed_cents * percent) / 100);
  const detail = { outcome, creator_cents, round };
  const decided = await moveDispute(tx, context, locked, {
    move: 'decide',
    mover: 'admin',
    actor_id,
    detail,
  });
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
  if (round === 1) return notificationsOfUpdate(tx, id, 'decided', context.now());
  const closed = await moveDispute(tx, context, decided, {
    move: 'settle',
    cause: 'final',
    mover: 'admin',
    actor_id,
  });
  const receipt = disputeReceipt(locked, { outcome, creator_cents });
  if (receipt) await carryOutDemoDispute(tx, closed, receipt, context.now());
  await notificationsOfUpdate(tx, id, 'closed', context.now());
}
