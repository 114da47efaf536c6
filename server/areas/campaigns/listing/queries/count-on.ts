import { sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countFits, LOOK_UP_COST, toLookAt } from './count-fits.ts';
import type { Plan } from './find-plan.ts';
import { countLookedUp } from './look-up.ts';
import { COUNTED_ROW_COST, type LookUp } from './plan-look-up.ts';
import type { Scan } from './scan.ts';

/** Counts on its own, for filters that match rarely. */
export async function countOn(
  db: Database,
  scan: Pick<Scan, 'criteria' | 'without'> & { plan: Plan },
): Promise<number> {
  const { plan } = scan;
  const { look_up } = plan;
  if (look_up !== undefined && costOfLookUp(plan, look_up) < costOfCount(plan))
    return countLookedUp(db, scan, look_up);
  const { rows } = await sql<{ found: number }>`select ${countFits(scan)} as found`.execute(db);
  return rows[0]?.found ?? 0;
}

/** Either cost in entries read. */
function costOfCount(plan: Plan): number {
  return toLookAt(plan) + Math.min(matchesOf(plan), MOST_CAMPAIGNS_COUNTED) * LOOK_UP_COST;
}

function costOfLookUp(plan: Plan, { cost, length }: LookUp): number {
  return (
    cost + Math.min(1, MOST_CAMPAIGNS_COUNTED / Math.max(matchesOf(plan), 1)) * length * COUNTED_ROW_COST
  );
}

const matchesOf = ({ length, fitting }: Plan) => length * fitting;
