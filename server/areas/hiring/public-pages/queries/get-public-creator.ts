import { sql } from 'kysely';
import type { PublicCreator } from '#contract/hiring/public-pages.ts';
import { hideContact } from '#domain/hiring/hide-contact.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { readPostTotals } from '#server/areas/base/post-totals/read-post-totals.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { isPublicCreator, neighborhoodJson, nichesOf } from './is-public.ts';
import { listShownPieces } from './list-shown-pieces.ts';

type Reach = Pick<Context, 'db' | 'files' | 'now'>;
type Row = Pick<
  PublicCreator,
  'handle' | 'full_name' | 'place' | 'languages' | 'niches' | 'numbers' | 'rates'
> & {
  id: string;
  bio: string | null;
};

/** A creator's media kit, as far as they chose to show it. Handles are stored in lower case. */
export async function getPublicCreator(reach: Reach, handle: string): Promise<PublicCreator> {
  const row = await findRow(reach, handle.toLowerCase());
  if (row === undefined) throw new Problem('not_found', 'There’s no public page at this address.');
  const [ratingOf, faces, pieces, post_totals] = await Promise.all([
    readRatings(reach.db, 'creator', [row.id]),
    readFaces(reach, [row.id]),
    listShownPieces(reach, row.id),
    readPostTotals(reach.db, row.id, { only_read: true }),
  ]);
  const { id, bio, ...shown } = row;
  return {
    ...shown,
    bio: hideContact(bio ?? ''),
    photo_url: faces.get(id) ?? null,
    rating: ratingOf(id),
    post_totals,
    pieces,
  };
}

async function findRow({ db }: Reach, handle: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.id, c.handle, p.full_name, c.bio, c.languages,
      (select ${neighborhoodJson} from neighborhoods n where n.id = c.home_neighborhood_id) as place,
      ${nichesOf} as niches,
      coalesce((
        select json_agg(json_build_object('platform', s.platform, 'handle', s.handle,
          'followers', coalesce(s.followers, s.claimed_followers),
          'avg_views', coalesce(s.avg_views, s.claimed_avg_views),
          'source', case when s.followers is null then 'creator' else coalesce(s.numbers_source, 'creator') end,
          'read_at', case when s.followers is not null
            then to_char(s.numbers_read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end) order by s.platform)
        from social_accounts s where s.creator_id = c.id), '[]') as numbers,
      case when (select shows_prices from creator_pages where creator_id = c.id) then coalesce((
        select json_agg(json_build_object('kind', r.kind, 'price_cents', r.price_cents) order by r.kind)
        from creator_rates r where r.creator_id = c.id), '[]') end as rates
    from creators c join profiles p on p.user_id = c.user_id
    where c.handle = ${handle} and p.full_name is not null and ${isPublicCreator}`.execute(db);
  return rows[0];
}
