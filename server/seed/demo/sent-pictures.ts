import { artPath } from '#art/catalogue.ts';
import type { StillKind } from '#art/still/kinds.ts';
import type { IndustrySlug } from '#domain/base/industries.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pickNumber } from './pick.ts';
import type { DemoPicture } from './pictures.ts';

/** Drawings for each industry; a street or a storefront if none shows its goods. */
const STILLS: Partial<Record<IndustrySlug, readonly StillKind[]>> = {
  bakery: ['loaf', 'croissant'],
  bar: ['shop', 'bridge'],
  books: ['books', 'shop'],
  ceramics: ['vase', 'bowl'],
  coffee: ['latte', 'croissant'],
  deli: ['slice', 'loaf'],
  florist: ['bouquet', 'vase'],
  gym: ['gym', 'shop'],
  pizza: ['slice', 'bridge'],
  plants: ['vase', 'bouquet'],
  ramen: ['bowl', 'shop'],
  restaurant: ['bowl', 'taco'],
  taqueria: ['taco', 'shop'],
  yoga: ['gym', 'vase'],
};
const ELSEWHERE: readonly StillKind[] = ['shop', 'bridge'];
/** The number of variants of each drawing, so that the first start doesn't draw for long. */
const DRAWINGS_OF_A_KIND = 2;

/** Pictures for every submitted version without one, newest first, because those are waiting for approval. */
export async function listSentPictures(db: Database): Promise<DemoPicture[]> {
  const rows = await db
    .selectFrom('submissions as s')
    .innerJoin('deliverables as d', 'd.id', 's.deliverable_id')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .leftJoin('deliverable_files as f', 'f.submission_id', 's.id')
    .select(['s.id as submission_id', 's.deliverable_id', 's.version', 'd.sort_order', 'w.creator_id'])
    .select(['c.slug', 'b.slug as business_slug', 'b.industry'])
    .where('f.media_file_id', 'is', null)
    .orderBy('s.submitted_at', 'desc')
    .orderBy('s.id')
    .execute();
  return rows.flatMap(({ submission_id, deliverable_id, version, industry, ...row }) =>
    (STILLS[industry as IndustrySlug] ?? ELSEWHERE).map((kind, place) => ({
      entity_type: 'creator',
      entity_id: row.creator_id,
      role: 'submission',
      original_name: `${row.business_slug}-${row.slug}-${row.sort_order + 1}-v${version}-${place + 1}.jpg`,
      drawing: artPath.still(kind, `sent-${pickNumber(DRAWINGS_OF_A_KIND, `${submission_id}/${kind}`)}`),
      caption: '',
      alt_text: '',
      sent: { deliverable_id, version, submission_id, sort_order: place },
    })),
  );
}
