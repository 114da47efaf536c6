import { z } from 'zod';
import { drawArt } from '#art/catalogue.ts';
import { keepPicture } from '#server/areas/base/media/commands/store-picture.ts';
import { makePicture, type Picture } from '#server/areas/base/media/make-picture.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { DEMO_PICTURES, type DemoPicture } from './pictures.ts';
import { listSentPictures } from './sent-pictures.ts';
import { listTypedScreenshots } from './typed-screenshots.ts';
import { SENT_PICTURES } from './work-pictures.ts';

/** As large as the copies people see; full size would only keep the first start busy. */
const LONGEST_SIDE = 900;
/** A face is never shown larger. */
const PORTRAIT_SIDE = 320;
/** Fine enough for the smallest of the drawings. */
const DENSITY = 420;

/** A job draws them, so that the first start doesn't wait. */
export const drawDemoPictures = defineJob({
  name: 'draw-demo-pictures',
  payload: z.object({}),
  retries: 1,
  run: async (context) => {
    const made: Made = new Map();
    for await (const picture of listPictures(context.db)) {
      // Drawing stops when the program is told to stop.
      if (context.queue.isStopping()) return drawTheRest(context);
      if (await isWanted(context, picture)) await drawPicture(context, made, picture);
    }
  },
});

/** The versions without pictures are known only after the pictures above have been drawn. */
async function* listPictures(db: Database): AsyncGenerator<DemoPicture> {
  yield* [...DEMO_PICTURES, ...SENT_PICTURES];
  yield* await listSentPictures(db);
  yield* await listTypedScreenshots(db);
}

function drawTheRest({ db, queue }: Context): Promise<void> {
  return inTransaction(db, (tx) => queue.enqueue(tx, drawDemoPictures, {}));
}

/** Pictures whose owner exists and that haven't been drawn before. */
export async function isWanted({ db }: Context, { entity_type, entity_id, original_name }: DemoPicture) {
  const table = entity_type === 'business' ? 'businesses' : 'creators';
  const owner = await db.selectFrom(table).select('id').where('id', '=', entity_id).executeTakeFirst();
  const known = await db
    .selectFrom('media_files')
    .select('id')
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('original_name', '=', original_name)
    .executeTakeFirst();
  return owner !== undefined && known === undefined;
}

/** Drawings by address: many versions of many creators show the same few things. */
type Made = Map<string, Picture>;

async function drawPicture(
  context: Context,
  made: Made,
  { drawing, sent, typed, ...wanted }: DemoPicture,
): Promise<void> {
  const side = wanted.role === 'avatar' ? PORTRAIT_SIDE : LONGEST_SIDE;
  const picture = made.get(drawing) ?? (await draw(drawing, side));
  // No two posts have the same numbers.
  if (!typed) made.set(drawing, picture);
  const file = await keepPicture(context, { ...wanted, uploaded_by: null }, picture);
  if (sent) await putIntoWork(context, file, sent);
  if (typed) await putToNumbers(context, file, typed);
  if (wanted.entity_type === 'creator' && wanted.role === 'portfolio') await putOnPage(context, file);
}

async function draw(drawing: string, side: number): Promise<Picture> {
  const isDrawn = drawing.startsWith('<svg');
  const svg = isDrawn ? drawing : drawArt(drawing);
  if (svg === null) throw new Error(`${drawing} is no drawing`);
  const size = { width: side, height: side, fit: 'inside' } as const;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg), isDrawn ? {} : { density: DENSITY })
    .resize(size)
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
  return makePicture(bytes, 'image/jpeg');
}

/** Creators with a public page show all their work there. */
async function putOnPage({ db }: Context, { id, entity_id }: { id: string; entity_id: string }) {
  await db
    .insertInto('creator_page_pieces')
    .columns(['id', 'creator_id', 'media_file_id'])
    .expression((eb) =>
      eb
        .selectFrom('creator_pages')
        .select((page) => [page.val(newId()).as('id'), 'creator_id', page.val(id).as('media_file_id')])
        .where('creator_id', '=', entity_id),
    )
    .execute();
}

async function putIntoWork(
  { db }: Context,
  { id: media_file_id, created_at }: { id: string; created_at: string },
  sent: NonNullable<DemoPicture['sent']>,
): Promise<void> {
  await db
    .insertInto('deliverable_files')
    .values({ media_file_id, created_at, ...sent })
    .execute();
}

async function putToNumbers(
  { db }: Context,
  { id: screenshot_id }: { id: string },
  { deliverable_id, day }: NonNullable<DemoPicture['typed']>,
): Promise<void> {
  await db
    .updateTable('post_readings')
    .set({ screenshot_id })
    .where('deliverable_id', '=', deliverable_id)
    .where('day', '=', day)
    .where('source', '=', 'creator')
    .execute();
}
