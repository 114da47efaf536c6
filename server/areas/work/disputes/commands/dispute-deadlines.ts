import type { DisputeMoveName } from '#domain/work/dispute-states.ts';
import { afterBusinessDays, daysAfter } from '#domain/work/work-timers.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Clocks {
  /** The time at which the dispute moves on automatically; null once it is closed. */
  clock_at: string | null;
  /** The deadline of our decision; null unless it is ours to decide. */
  decide_by: string | null;
}

/**
 * The clocks a move starts. A first decision has a deadline and, some days after it, a limit at which a rule decides. An
 * appeal has one deadline: a first decision exists, so nobody gains by waiting longer.
 */
export async function clocksAfter(tx: Tx, move: DisputeMoveName, now: Date): Promise<Clocks> {
  const settings = await readSettings(tx);
  const businessDays = (from: Date, count: number) => afterBusinessDays(from, count).toISOString();
  switch (move) {
    case 'ask':
    case 'ask_for':
      return { clock_at: businessDays(now, settings.dispute_answer_business_days), decide_by: null };
    case 'answer':
    case 'lapse': {
      const decide_by = businessDays(now, settings.decision_business_days);
      return { decide_by, clock_at: businessDays(new Date(decide_by), settings.undecided_business_days) };
    }
    case 'appeal': {
      const decide_by = businessDays(now, settings.appeal_decision_business_days);
      return { decide_by, clock_at: decide_by };
    }
    case 'decide':
      return { clock_at: daysAfter(now, settings.appeal_days).toISOString(), decide_by: null };
    default:
      return { clock_at: null, decide_by: null };
  }
}
