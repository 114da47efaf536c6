import { sql } from 'kysely';
import type { PublicCampaign } from '#contract/hiring/public-pages.ts';
import { NICHES } from '#domain/creators/niches.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { formatCents, formatPayout } from '#domain/format/money.ts';
import { hideContact } from '#domain/hiring/hide-contact.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { deliverablesOf, isPublicCampaign, isPublicShop, neighborhoodJson } from './is-public.ts';

type Row = PublicCampaign & { payout_cents: number | null; streets: string[] };

/** An open campaign of a business with a public page. Nothing in it tells the payout or the street. */
export async function getPublicCampaign(
  { db, now }: Pick<Context, 'db' | 'now'>,
  publicId: string,
): Promise<PublicCampaign> {
  const { rows } = await sql<Row>`
    select k.public_id, k.title, b.business_name, b.slug as business_slug, b.industry, k.application_deadline,
      ${deliverablesOf} as deliverables, k.description, k.goals, k.requirements_do, k.requirements_dont,
      k.fulfilment, array(select niche from unnest(k.criteria_niches) as niche where niche = any (${[...NICHES]}::text[])) as niches, k.rights_channels, k.rights_paid_ads, k.rights_months,
      greatest(0, k.funded_slots - k.taken_slots) as spots_left, k.published_at,
      k.creator_payout_cents as payout_cents,
      coalesce((
        select json_agg(place) from (
          select distinct on (n.id) ${neighborhoodJson} as place
          from business_locations l join neighborhoods n on n.id = l.neighborhood_id
          where (l.id = k.location_id or l.id in (select location_id from campaign_locations where campaign_id = k.id))
            and coalesce(k.fulfilment, 'visit') = 'visit'
          limit 50
        ) known), '[]') as places,
      coalesce((
        select json_agg(l.address) from business_locations l where l.business_id = b.id), '[]') as streets
    from campaigns k join businesses b on b.id = k.business_id
    where k.public_id = ${publicId} and ${isPublicCampaign(newYorkDate(now()))} and ${isPublicShop}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Problem('not_found', 'This campaign isn’t open to the public.');
  const { payout_cents, streets, ...campaign } = row;
  const secrets = [...streets, ...amountsOf(payout_cents)];
  const bare = (text: string) => hideContact(text, secrets);
  return {
    ...campaign,
    title: bare(campaign.title),
    description: bare(campaign.description),
    goals: bare(campaign.goals),
    requirements_do: campaign.requirements_do.map(bare),
    requirements_dont: campaign.requirements_dont.map(bare),
  };
}

/** The longer form first: "$350.00" would leave ".00" behind. Dollars are hidden rounded down and up. */
function amountsOf(cents: number | null): string[] {
  return cents === null ? [] : [formatCents(cents), formatPayout(cents), formatPayout(cents + 50)];
}
