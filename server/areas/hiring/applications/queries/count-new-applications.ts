import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface Stretch {
  business_id: string;
  reach: Reach;
  from: Date;
  to: Date;
}

/** New applications per campaign that these members work on in a period, without withdrawn ones, most first. */
export async function countNewApplications(
  db: Database | Tx,
  { business_id, reach, from, to }: Stretch,
): Promise<{ title: string; count: number }[]> {
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('applications', 'applications.campaign_id', 'campaigns.id')
    .select(['campaigns.title', ({ fn }) => fn.countAll<number>().as('count')])
    .where('campaigns.business_id', '=', business_id)
    .where(isInReach(reach, 'campaigns.id'))
    .where('applications.status', 'in', ['submitted', 'shortlisted', 'accepted', 'rejected', 'expired'])
    .where('applications.submitted_at', '>=', from.toISOString())
    .where('applications.submitted_at', '<', to.toISOString())
    .groupBy(['campaigns.id', 'campaigns.title'])
    .orderBy('count', 'desc')
    .orderBy('campaigns.id')
    .execute();
  return rows.map(({ title, count }) => ({ title, count: Number(count) }));
}
