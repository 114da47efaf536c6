import sharp from 'sharp';
import { z } from 'zod';
import { drawArt } from '#art/catalogue.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { storePicture } from '#server/features/media/store-picture.ts';
import { defineJob } from '#server/jobs/job.ts';
import { DEMO_PICTURES, type DemoPicture } from './pictures.ts';

/** As large as the copies people see; a screen's worth of pixels would only keep the first start busy. */
const LONGEST_SIDE = 900;
/** Fine enough for the smallest of the drawings. */
const DENSITY = 420;

/** Drawn by a job, so that the first start does not wait for it. */
export const drawDemoPictures = defineJob({
  name: 'draw-demo-pictures',
  payload: z.object({}),
  retries: 1,
  run: async (context) => {
    for (const picture of DEMO_PICTURES) {
      if (await isWanted(context, picture)) await drawPicture(context, picture);
    }
  },
});

/** Once: what people of the demo delete stays deleted. */
export async function queueDemoPictures(context: Context): Promise<void> {
  const { db, config, queue } = context;
  if (!config.seeds_demo) return;
  const [first] = DEMO_PICTURES;
  if (first && (await isWanted(context, first))) {
    await inTransaction(db, (tx) => queue.enqueue(tx, drawDemoPictures, {}));
  }
}

/** Where whom it belongs to is there, and it never was. */
async function isWanted({ db }: Context, { entity_type, entity_id, original_name }: DemoPicture) {
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

async function drawPicture(context: Context, { drawing, ...picture }: DemoPicture): Promise<void> {
  const svg = drawArt(drawing);
  if (svg === null) throw new Error(`${drawing} is no drawing`);
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
  const bytes = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size)
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
  await storePicture(context, { ...picture, bytes, uploaded_by: null });
}
