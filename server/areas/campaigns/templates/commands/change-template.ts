import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { DONE } from '#contract/platform/answers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getTemplate, noTemplate } from '../template-query.ts';
import { requireFreeName } from './require-free-name.ts';

interface Place {
  id: string;
  template_id: string;
}

export async function renameTemplate(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  { id: business_id, template_id, template_name }: Place & { template_name: string },
): Promise<CampaignTemplate> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'change');
    await requireFreeName(tx, { business_id, template_name, own_id: template_id });
    await tx
      .updateTable('campaign_templates')
      .set({ template_name, updated_at: now().toISOString() })
      .where('id', '=', template_id)
      .where('business_id', '=', business_id)
      .execute();
    return getTemplate(tx, { business_id, template_id });
  });
}

/** Campaigns made from it stay as they are. */
export async function deleteTemplate(
  { db }: Pick<Context, 'db'>,
  account: Account,
  { id: business_id, template_id }: Place,
): Promise<typeof DONE> {
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, business_id, 'change');
    const gone = await tx
      .deleteFrom('campaign_templates')
      .where('id', '=', template_id)
      .where('business_id', '=', business_id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw noTemplate();
    return DONE;
  });
}
