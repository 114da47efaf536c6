import { formatCents } from '#domain/format/money.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import type { LockedCollaboration } from '../lock.ts';
import { moneyReleasedMail } from '../mails/money-released-mail.ts';
import { workChangedMail } from '../mails/work-changed-mail.ts';

/** Both sides hear that held funds are the creator's now. */
export async function notifyAboutRelease(
  tx: Tx,
  context: Context,
  locked: LockedCollaboration,
  { earning_id }: { earning_id: string },
): Promise<void> {
  const earning = await tx
    .selectFrom('earnings')
    .select(['gross_cents', 'net_cents', 'available_at'])
    .where('id', '=', earning_id)
    .executeTakeFirstOrThrow();
  await notifyCreator(tx, context, locked, { earning_id, ...earning });
  await notifyBusiness(tx, context, locked, { earning_id, ...earning });
}

interface Released {
  earning_id: string;
  gross_cents: number;
  net_cents: number;
  available_at: string;
}

async function notifyCreator(
  tx: Tx,
  context: Context,
  { id, creator_user_id, campaign }: LockedCollaboration,
  { earning_id, ...earning }: Released,
): Promise<void> {
  const { title: campaign_title, business_name } = campaign;
  await notifyPeople(tx, context, {
    user_ids: [creator_user_id],
    kind: 'money_moves',
    notification: {
      notification_key: `released:${earning_id}`,
      title: `${formatCents(earning.net_cents)} was released to you`,
      body: `${campaign_title}. It clears on ${newYorkDay(earning.available_at)}.`,
      href: creatorWorkPath(id),
    },
    mail: { template: moneyReleasedMail, facts: { campaign_title, business_name, ...earning } },
  });
}

async function notifyBusiness(
  tx: Tx,
  context: Context,
  { id, business_id, campaign_id, creator_name, campaign }: LockedCollaboration,
  { earning_id, gross_cents }: Released,
): Promise<void> {
  const title = `${formatCents(gross_cents)} was released to ${shortName(creator_name, 28)}`;
  const body = 'Everything you agreed on is done.';
  const { title: campaign_title } = campaign;
  const href = businessWorkPath(id);
  const facts = { subject: title, title, body, quote: null, campaign_title, verb: 'See the work', href };
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, { business_id, campaign_id }),
    business_id,
    kind: 'money_moves',
    notification: { notification_key: `released:${earning_id}`, title, body: campaign_title, href },
    mail: { template: workChangedMail, facts },
  });
}
