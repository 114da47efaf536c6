import { sql } from 'kysely';
import type { PublicShop } from '#contract/hiring/public-pages.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { hideContact } from '#domain/hiring/hide-contact.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { readResponseTime } from '#server/areas/businesses/response-times/queries/read-response-time.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { isPublicShop, neighborhoodJson } from './is-public.ts';
import { listCampaignRows } from './list-campaign-rows.ts';

type Reach = Pick<Context, 'db' | 'files' | 'now'>;
type Row = Pick<
  PublicShop,
  'slug' | 'business_name' | 'description' | 'website' | 'industry' | 'social_links' | 'places'
> & {
  id: string;
  streets: string[];
};

const PHOTO_WIDTH = 960;
const LOGO_WIDTH = 160;

/** A business as anyone may see it: the neighborhood instead of the street. */
export async function getPublicShop(reach: Reach, slug: string): Promise<PublicShop> {
  const row = await findRow(reach, slug.toLowerCase());
  if (row === undefined) throw new Problem('not_found', 'There’s no public page at this address.');
  const { id, streets, ...shown } = row;
  const [ratingOf, { median_hours }, pictures, campaigns] = await Promise.all([
    readRatings(reach.db, 'business', [id]),
    readResponseTime(reach.db, id),
    signPictures(reach, id, shown.business_name),
    listCampaignRows(reach.db, reach.now(), sql`${id}::uuid`),
  ]);
  return {
    ...shown,
    description: hideContact(shown.description, streets),
    ...pictures,
    rating: ratingOf(id),
    response_hours: median_hours,
    ...campaigns,
  };
}

async function findRow({ db }: Reach, slug: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select b.id, b.slug, b.business_name, b.description, b.website, b.social_links,
      (select json_build_object('slug', i.slug, 'name', i.name) from industries i where i.slug = b.industry) as industry,
      coalesce((
        select json_agg(place) from (
          select distinct on (n.id) ${neighborhoodJson} as place
          from business_locations l join neighborhoods n on n.id = l.neighborhood_id
          where l.business_id = b.id and l.archived_at is null limit 50
        ) known), '[]') as places,
      coalesce((
        select json_agg(l.address) from business_locations l where l.business_id = b.id), '[]') as streets
    from businesses b where b.slug = ${slug} and ${isPublicShop}`.execute(db);
  return rows[0];
}

async function signPictures({ db, files, now }: Reach, id: string, name: string) {
  const found = await findMedia(db, { entity_type: 'business', entity_ids: [id], roles: ['hero', 'logo'] });
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const addressOf = async (file: (typeof found)[number], least: number) => {
    const { url, copies } = await signFile(files, file, expiresAt);
    return copies.find(({ width }) => width >= least)?.url ?? url;
  };
  const hero = found.find(({ role }) => role === 'hero');
  const logo = found.find(({ role }) => role === 'logo');
  return {
    photo: hero
      ? {
          url: await addressOf(hero, PHOTO_WIDTH),
          ...{ width: hero.width, height: hero.height, alt: `The storefront of ${name}` },
        }
      : null,
    logo_url: logo ? await addressOf(logo, LOGO_WIDTH) : null,
  };
}
