import type { PublicCreator } from '#contract/hiring/public-pages.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { hideContact } from '#domain/hiring/hide-contact.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import type { Context } from '#server/platform/context.ts';

type Piece = PublicCreator['pieces'][number];
type Reach = Pick<Context, 'db' | 'files' | 'now'>;

/** Sharp on a phone at the size the page shows it. */
const TILE_WIDTH = 640;
const MOST_PIECES = 100;

/** The work a creator chose for their public page: uploads in their order, then links that anyone can open. */
export async function listShownPieces({ db, files, now }: Reach, creatorId: string): Promise<Piece[]> {
  const [uploads, links] = await Promise.all([
    db
      .selectFrom('creator_page_pieces as s')
      .innerJoin('media_files', 'media_files.id', 's.media_file_id')
      .select(MEDIA_COLUMNS)
      .where('s.creator_id', '=', creatorId)
      .where('media_files.entity_type', '=', 'creator')
      .where('media_files.entity_id', '=', creatorId)
      .where('media_files.role', '=', 'portfolio')
      .where('media_files.is_active', '=', true)
      .where('media_files.status', '=', 'ready')
      .orderBy('media_files.sort_order')
      .orderBy('media_files.id')
      .limit(MOST_PIECES)
      .execute(),
    db
      .selectFrom('creator_page_pieces as s')
      .innerJoin('portfolio_links as l', 'l.id', 's.portfolio_link_id')
      .select(['l.id', 'l.url', 'l.platform', 'l.title'])
      .where('s.creator_id', '=', creatorId)
      .where('l.creator_id', '=', creatorId)
      .orderBy('l.sort_order')
      .orderBy('l.id')
      .limit(MOST_PIECES)
      .execute(),
  ]);
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const signed = await Promise.all(
    uploads.map(async (file): Promise<Piece> => {
      const { url, poster_url, copies } = await signFile(files, file, expiresAt);
      const isFilm = file.content_type.startsWith('video/');
      const tile = isFilm ? poster_url : (copies.find(({ width }) => width >= TILE_WIDTH)?.url ?? url);
      const title = hideContact(file.caption ?? '');
      return {
        id: file.id,
        kind: isFilm ? 'film' : 'picture',
        title,
        platform: null,
        url,
        picture:
          tile === null
            ? null
            : { url: tile, width: file.width, height: file.height, alt: hideContact(file.alt_text ?? title) },
      };
    }),
  );
  return [
    ...signed,
    ...links.map(
      ({ id, url, platform, title }): Piece => ({
        ...{ id, kind: 'link', url, picture: null },
        platform: platform as Piece['platform'],
        title: hideContact(title ?? ''),
      }),
    ),
  ].slice(0, MOST_PIECES);
}
