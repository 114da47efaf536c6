import { campaignReportPath } from '#domain/campaigns/campaign-address.ts';
import { keyFigureLines } from '#domain/work/report-words.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { activeOwners } from '#server/areas/money/business-statements/queries/list-untold.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { reportReadyMail } from '../mails/report-ready-mail.ts';
import { readReport } from '../queries/read-report.ts';

/** Tells the owner what a campaign brought. Two runs at once take turns at the row, and the second ends. */
export function notifyAboutReport(context: Context, campaignId: string): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const campaign = await tx
      .selectFrom('campaigns')
      .select(['id', 'slug', 'business_id', 'title'])
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('report_notices')
      .values({ campaign_id: campaignId, created_at: context.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!added) return;
    const { business_id, title: campaign_title } = campaign;
    const owner = await activeOwners(tx)
      .select('m.user_id')
      .where('m.business_id', '=', business_id)
      .executeTakeFirst();
    if (owner === undefined) return;
    const { totals, has_links } = await readReport(tx, campaignId);
    const figures = keyFigureLines(totals, has_links);
    const path = campaignReportPath(campaign);
    await notifyPeople(tx, context, {
      user_ids: [owner.user_id],
      business_id,
      kind: 'campaign_results',
      notification: {
        notification_key: `report:${campaignId}`,
        title: `What “${campaign_title}” brought`,
        body: figures.map(({ label, value }) => `${label}: ${value}`).join(', '),
        href: path,
      },
      mail: { template: reportReadyMail, facts: { business_id, path, campaign_title, figures } },
    });
  });
}
