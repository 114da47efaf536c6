import { readContent } from '#server/areas/campaigns/templates/read-content.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { seedId } from '#server/seed/ids.ts';
import type { Marketplace } from './marketplace.ts';

const SLUG = 'crumb-co';
const TEMPLATES = [
  { template_name: 'Saturday line', slug: 'saturday-line-first-twenty-people', days_ago: 5 },
  { template_name: 'A loaf, explained', slug: 'the-rye-nobody-orders-explained', days_ago: 2 },
] as const;
const DAY_MS = 86_400_000;

/** Two templates of the bakery, from campaigns it posted. */
export async function writeDemoTemplates(tx: Tx, marketplace: Marketplace, now: Date): Promise<void> {
  const shop = marketplace.businesses.find(({ slug }) => slug === SLUG);
  if (shop === undefined) throw new Error(`The demo has no ${SLUG}`);
  const rows = TEMPLATES.map(({ template_name, slug, days_ago }) => {
    const at = new Date(now.getTime() - days_ago * DAY_MS).toISOString();
    return {
      id: seedId('campaign_template', template_name),
      business_id: shop.id,
      template_name,
      content: JSON.stringify(contentOf(marketplace, slug)),
      created_by: shop.owner_id ?? null,
      created_at: at,
      updated_at: at,
    };
  });
  await tx.insertInto('campaign_templates').values(rows).execute();
}

function contentOf({ campaigns, campaign_deliverables }: Marketplace, slug: string) {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (campaign === undefined) throw new Error(`The demo has no campaign ${slug}`);
  return readContent({
    ...campaign,
    package_id: null,
    goals: '',
    requirements_dont: [],
    questions: [],
    deliverables: campaign_deliverables
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ kind, quantity, note = '' }) => ({ kind, quantity, note })),
    fulfilment_note: '',
    location_ids: campaign.location_id ? [campaign.location_id] : [],
    min_followers: 0,
    prefers_followers: false,
    criteria_niches: [],
    criteria_neighborhood_ids: [],
    rights_channels: ['instagram', 'website', 'in_store'],
    rights_paid_ads: false,
    rights_months: 3,
    has_chosen_rights: true,
    disclosure: '',
  });
}
