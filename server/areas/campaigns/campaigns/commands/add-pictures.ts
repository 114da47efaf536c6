import type { MediaFile } from '#contract/base/media.ts';
import type { ChosenPictures } from '#contract/campaigns/pictures.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isPictureType, isSingle, MEDIA_LIMITS, type MediaRole } from '#domain/base/media.ts';
import { copyMedia } from '#server/areas/base/media/jobs/copy-media.ts';
import { lockEntity } from '#server/areas/base/media/lock.ts';
import { countKeptFiles } from '#server/areas/base/media/queries/count-kept-files.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { fullWords } from '#server/areas/base/uploads/commands/admit-upload.ts';
import { requireShare } from '#server/areas/base/uploads/commands/require-share.ts';
import { requireDisk } from '#server/areas/base/uploads/require-disk.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getOwnCampaign } from '../queries/find-own-campaign.ts';

/** Copies files of the business into one of its campaigns, under the same limits as an upload. */
export async function addPictures(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
  { role, media_file_ids }: ChosenPictures,
): Promise<MediaFile[]> {
  await requireDisk(context);
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, place, 'change');
    const chosen = await findChosen(tx, place.id, media_file_ids);
    if (role === 'hero' && !chosen.every(({ content_type }) => isPictureType(content_type))) {
      throw refusal('A cover is a photo. Choose one that isn’t a video.');
    }
    return copyInto(context, tx, account, { campaign_id, role, files: chosen });
  });
}

interface Copies {
  campaign_id: string;
  role: MediaRole;
  files: readonly MediaFile[];
}

/** Locks the person and then the campaign, in the same order as an upload. */
export async function copyInto(
  context: Pick<Context, 'queue' | 'now'>,
  tx: Tx,
  { user_id }: Pick<Account, 'user_id'>,
  { campaign_id, role, files }: Copies,
): Promise<MediaFile[]> {
  if (files.length === 0) return [];
  const to = { entity_type: 'campaign', entity_id: campaign_id, role } as const;
  await lockUploader(tx, user_id);
  const byte_size = files.reduce((sum, file) => sum + file.byte_size, 0);
  await requireShare(tx, { user_id, claim: to, byte_size, now: context.now() });
  await lockEntity(tx, to);
  const limits = MEDIA_LIMITS.campaign[role];
  if (limits && !isSingle(role) && (await countKeptFiles(tx, to)) + files.length > limits.count) {
    throw new Problem('conflict', fullWords(limits));
  }
  return copyMedia(tx, context, { files, to, uploaded_by: user_id });
}

/** Uploads lock the person first. A caller that locks a business before it copies pictures has to do the same. */
export async function lockUploader(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

/** In the order they were chosen. A logo isn't a picture of the shop, and other people's files don't exist here. */
async function findChosen(tx: Tx, businessId: string, ids: readonly string[]): Promise<MediaFile[]> {
  const own = await findMedia(tx, {
    entity_type: 'business',
    entity_ids: [businessId],
    roles: ['hero', 'gallery'],
  });
  const known = new Map(own.map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = known.get(id);
    if (file === undefined) throw refusal('One of these pictures is gone. Reload the page and choose again.');
    return file;
  });
}

function refusal(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'media_file_ids', message }]);
}
