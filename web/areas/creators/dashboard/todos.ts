import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { EarningSums } from '#contract/money/earnings.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { offerOf } from '#web/components/applications/application-turns.ts';
import type { TurnRow } from './work-turns.ts';

export type Todo =
  | { kind: 'payout'; key: string; payout: NonNullable<EarningSums['failed_payout']> }
  | { kind: 'work'; key: string; row: TurnRow }
  | { kind: 'application'; key: string; application: OwnApplication };

interface Tasks {
  failed_payout: EarningSums['failed_payout'];
  turns: readonly TurnRow[];
  needs: readonly OwnApplication[];
}

/** Everything that needs the creator: money that came back, then disputes, then what is due, the soonest first. */
export function listTodos({ failed_payout, turns, needs }: Tasks, now: Date): Todo[] {
  const work = turns.map((row): Todo => ({ kind: 'work', key: row.id, row }));
  const asked = needs.map((application): Todo => ({ kind: 'application', key: application.id, application }));
  const payouts: Todo[] = failed_payout ? [{ kind: 'payout', key: 'payout', payout: failed_payout }] : [];
  const due = [...work, ...asked].sort(
    (a, b) => rankOf(a) - rankOf(b) || momentOf(a, now) - momentOf(b, now),
  );
  return [...payouts, ...due];
}

function rankOf(todo: Todo): number {
  return todo.kind === 'work' && todo.row.status === 'disputed' ? 0 : 1;
}

function momentOf(todo: Todo, now: Date): number {
  const at = dueAt(todo, now);
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

function dueAt(todo: Todo, now: Date): string | null {
  if (todo.kind === 'payout') return null;
  if (todo.kind === 'work') return todo.row.turn.at;
  const deadline = todo.application.campaign.application_deadline;
  return (
    offerOf(todo.application, now)?.expires_at ?? (deadline && newYorkInstant(deadline, 23).toISOString())
  );
}
