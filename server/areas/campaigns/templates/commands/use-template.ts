import type { Account } from '#domain/accounts/access.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { copyInto, lockUploader } from '#server/areas/campaigns/campaigns/commands/add-pictures.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { insertDraft } from '#server/areas/campaigns/drafts/commands/create-draft.ts';
import { writeFields } from '#server/areas/campaigns/drafts/commands/write-fields.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { findTemplatePictures, getTemplateContent } from '../template-query.ts';

type Parts = Pick<Context, 'db' | 'now' | 'queue'>;

/** Creates a draft from a template. */
export async function useTemplate(
  context: Parts,
  account: Account,
  { id: business_id, template_id }: { id: string; template_id: string },
): Promise<{ campaign_id: string }> {
  return inTransaction(context.db, async (tx) => {
    await lockUploader(tx, account.user_id);
    const { reach } = await lockBusiness(tx, account, business_id, 'change');
    const place = { business_id, reach, template_id };
    return { campaign_id: await draftFromTemplate(tx, context, account, place) };
  });
}

/** The same for a caller that has locked the person and then the business. */
export async function draftFromTemplate(
  tx: Tx,
  context: Parts,
  account: Account,
  place: { business_id: string; reach: Reach; template_id: string },
): Promise<string> {
  const { template_name, content } = await getTemplateContent(tx, place);
  const { package_id, location_ids, ...rest } = content;
  const own = place.reach === null ? location_ids : location_ids.filter((one) => place.reach?.includes(one));
  // Members with a limit keep the location the draft began with if the template has none of theirs.
  const fields = place.reach !== null && own.length === 0 ? rest : { ...rest, location_ids: own };
  const id = await insertDraft(tx, context, account, {
    business_id: place.business_id,
    reach: place.reach,
    event: {
      kind: 'campaign_from_template',
      detail: { template_id: place.template_id, template_name },
    },
  });
  await tx.updateTable('campaigns').set({ package_id }).where('id', '=', id).execute();
  await writeFields(tx, context, await lockCampaign(tx, id), fields, account.user_id);
  const pictures = await findTemplatePictures(tx, place.template_id);
  for (const role of ['hero', 'gallery'] as const) {
    const files = pictures.filter((picture) => picture.role === role);
    await copyInto(context, tx, account, { campaign_id: id, role, files });
  }
  return id;
}
