import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type DeliverableMoveName, postedOn } from '#domain/work/deliverable-states.ts';
import { MAYA } from './application-plan.ts';
import { disputeOf } from './dispute-plan.ts';
import { pickNumber, pickOne } from './pick.ts';
import type { WorkStage } from './work-stage.ts';

/** The stages of the demo creator's work, one of each. */
const WORK_OF_MAYA: Readonly<Record<string, readonly WorkStage[]>> = {
  'crumb-co/cardamom-knots-tray-to-table': ['second', 'due'],
  'foxed-pages/things-people-leave-inside-books': ['approved', 'due'],
  'lucky-peony-bakery/five-buns-under-ten-dollars': ['due'],
};

const OVER_AFTER_DAYS = 7;
const BEGUN_AFTER_DAYS = 1;

export interface PlannedWork {
  path: string;
  email: string;
  is_over: boolean;
  days_in: number;
  kinds: readonly DeliverableKind[];
}

/** Old work is finished, so that nothing is late; recent work hasn't started. */
export function planWork({ path, email, is_over, days_in, kinds }: PlannedWork): WorkStage[] {
  const mayas = email === MAYA ? WORK_OF_MAYA[path] : undefined;
  const told = mayas ?? disputeOf(path, email)?.stages;
  if (told) return kinds.map((_, at) => told[at] ?? 'due');
  if (is_over || days_in >= OVER_AFTER_DAYS - 1) return kinds.map(() => 'done');
  if (days_in < BEGUN_AFTER_DAYS) return kinds.map(() => 'due');
  const first = pickOne(
    ['submitted', 'changes', 'approved', 'posted', 'due', 'done'] as const,
    `${path}/${email}/work`,
  );
  return kinds.map((_, at) => (at === 0 ? first : followingStage(first, `${path}/${email}/${at}`)));
}

function followingStage(first: WorkStage, name: string): WorkStage {
  if (first === 'done') return 'done';
  return pickNumber(2, name) === 0 ? 'due' : 'submitted';
}

/** The moves that lead to each stage. Work that isn't posted ends with the approval. */
export function movesTo(stage: WorkStage, kind: DeliverableKind): DeliverableMoveName[] {
  const isPosted = postedOn(kind) !== null;
  const all: Record<WorkStage, DeliverableMoveName[]> = {
    due: [],
    submitted: ['submit'],
    changes: ['submit', 'request_changes'],
    second: ['submit', 'request_changes', 'submit'],
    approved: ['submit', 'approve'],
    posted: ['submit', 'approve', 'post'],
    done: ['submit', 'approve', 'post', 'verify'],
  };
  return isPosted ? all[stage] : all[stage].filter((move) => move !== 'post' && move !== 'verify');
}
