import type { Insertable } from 'kysely';
import type { WorkContract } from '#contract/work/contracts.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { briefLines } from '#domain/work/brief-lines.ts';
import {
  DELIVERABLE_MOVES,
  type DeliverableMoveName,
  type DeliverableStatus,
} from '#domain/work/deliverable-states.ts';
import { remindersFrom } from '#domain/work/work-reminders.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { clocksAfter } from '#server/areas/work/collaborations/deliverable-clocks.ts';
import type {
  ChangeRequests,
  Deliverables,
  Submissions,
  WorkEvents,
} from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { pickOne } from './pick.ts';
import { movesTo } from './work-plan.ts';
import type { WorkStage } from './work-stage.ts';
import { changeWords, SENT_CAPTIONS, SENT_NOTES } from './work-words.ts';

const HOUR_MS = 3_600_000;
/** The last event is more recent than any deadline it started. */
const LAST_HOURS_AGO = 20;
/** Finished work took at most this long, however long ago it was agreed on. */
const MOST_DAYS_OF_WORK = 8;

export interface Story {
  deliverable: Insertable<Deliverables> & { id: string; status: DeliverableStatus };
  submissions: Insertable<Submissions>[];
  change_requests: Insertable<ChangeRequests>[];
  events: Omit<Insertable<WorkEvents>, 'id'>[];
}

interface WorkUpdateFacts {
  /** The contract at the time of the agreement. */
  row: Insertable<Deliverables> & { id: string };
  stage: WorkStage;
  contract: WorkContract;
  agreed_at: Date;
  /** The end of the history. */
  today: Date;
  people: { creator: string; business: string };
}

/** The history of one deliverable from the agreement until today, made with the product's own moves and deadlines. */
export function tellStory({ row, stage, contract, agreed_at, today, people }: WorkUpdateFacts): Story {
  const { kind } = row;
  const moves = movesTo(stage, kind);
  const story: Story = {
    deliverable: { ...row, status: 'due' },
    submissions: [],
    change_requests: [],
    events: [],
  };
  const end = stage === 'done' ? earlier(today, daysAfter(agreed_at, MOST_DAYS_OF_WORK)) : today;
  moves.forEach((move, place) => {
    const isLast = place === moves.length - 1 && stage !== 'done';
    const at = momentOf(agreed_at, end, (place + 1) / (moves.length + 1), isLast);
    apply(story, { move, kind, contract, at, people });
  });
  return story;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function momentOf(from: Date, to: Date, part: number, isLast: boolean): Date {
  const even = from.getTime() + Math.round((to.getTime() - from.getTime()) * part);
  return new Date(isLast ? Math.max(even, to.getTime() - LAST_HOURS_AGO * HOUR_MS) : even);
}

interface Step {
  move: DeliverableMoveName;
  kind: DeliverableKind;
  contract: WorkContract;
  at: Date;
  people: WorkUpdateFacts['people'];
}

function apply(story: Story, { move, kind, contract, at, people }: Step): void {
  const { deliverable, events } = story;
  const status = DELIVERABLE_MOVES[move].to;
  const clocks = clocksAfter(move, kind, contract.timers, at);
  const side = move === 'submit' || move === 'post' ? 'creator' : 'business';
  const moment = at.toISOString();
  Object.assign(deliverable, {
    status,
    ...clocks,
    ...remindersFrom({ kind, status, ...clocks }, contract.timers.late_grace_hours, at),
    updated_at: moment,
  });
  if (move === 'submit') send(story, moment);
  if (move === 'request_changes' || move === 'approve') decide(story, { move, contract, moment, people });
  if (move === 'post') {
    deliverable.posted_at = moment;
    deliverable.post_url = postUrl(kind, deliverable.id);
  }
  if (move === 'verify') deliverable.verified_at = moment;
  events.push({
    collaboration_id: deliverable.collaboration_id,
    deliverable_id: deliverable.id,
    actor_id: people[side],
    side,
    kind: `deliverable_${move}`,
    detail: JSON.stringify({ version: deliverable.version }),
    occurred_at: moment,
  });
}

function send({ deliverable, submissions }: Story, submitted_at: string): void {
  const version = submissions.length + 1;
  const { id: deliverable_id } = deliverable;
  deliverable.version = version;
  submissions.push({
    id: submissionId(deliverable_id, version),
    deliverable_id,
    version,
    caption: pickOne(SENT_CAPTIONS, deliverable_id),
    note: version === 1 ? pickOne(SENT_NOTES, deliverable_id) : 'Fixed in this one.',
    status: 'in_review',
    submitted_at,
  });
}

export function submissionId(deliverableId: string, version: number): string {
  return seedId('submission', `${deliverableId}/${version}`);
}

function decide(
  { deliverable, submissions, change_requests }: Story,
  {
    move,
    contract,
    moment,
    people,
  }: { move: string; contract: WorkContract; moment: string; people: WorkUpdateFacts['people'] },
): void {
  const sent = submissions.at(-1);
  if (sent === undefined) return;
  Object.assign(sent, { decided_at: moment, decided_by: people.business });
  if (move === 'approve') {
    sent.status = 'approved';
    deliverable.approved_at = moment;
    return;
  }
  sent.status = 'changes_requested';
  deliverable.rounds_used = 1;
  const lines = briefLines(contract.brief);
  const cited = pickOne(lines, `${deliverable.id}/cited`);
  change_requests.push({
    id: seedId('change', sent.id),
    submission_id: sent.id,
    brief_line: cited.line,
    brief_text: cited.text,
    words: changeWords(cited),
    created_at: moment,
  });
}

function postUrl(kind: DeliverableKind, id: string): string {
  const name = id.slice(-11);
  if (kind.startsWith('tiktok')) return `https://www.tiktok.com/@bizmeet.demo/video/${name}`;
  if (kind.startsWith('youtube')) return `https://youtu.be/${name}`;
  return `https://www.instagram.com/p/${name}/`;
}
