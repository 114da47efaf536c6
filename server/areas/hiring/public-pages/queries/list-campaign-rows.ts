import { type RawBuilder, sql } from 'kysely';
import type { PublicCampaignRow } from '#contract/hiring/public-pages.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { hideContact } from '#domain/hiring/hide-contact.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deliverablesOf, isPublicCampaign } from './is-public.ts';

const MOST = 24;

/** The open campaigns of these public businesses, newest first, and how many there are. */
export async function listCampaignRows(
  db: Database,
  now: Date,
  shops: RawBuilder<unknown>,
): Promise<{ campaigns: PublicCampaignRow[]; campaign_count: number }> {
  const { rows } = await sql<PublicCampaignRow & { total: number }>`
    select k.public_id, k.title, b.business_name, b.slug as business_slug, b.industry, k.application_deadline,
      ${deliverablesOf} as deliverables, count(*) over ()::int as total
    from businesses b join campaigns k on k.business_id = b.id
    where b.id in (${shops}) and ${isPublicCampaign(newYorkDate(now))}
    order by k.published_at desc, k.id desc
    limit ${MOST}`.execute(db);
  return {
    campaigns: rows.map(({ total: _, ...row }) => ({ ...row, title: hideContact(row.title) })),
    campaign_count: rows[0]?.total ?? 0,
  };
}
