import type { Account } from '#domain/accounts/access.ts';
import { type ApplicationStatus, isOpenApplication } from '#domain/hiring/application-states.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { type LockedApplication, lockApplication } from '#server/areas/hiring/places/lock.ts';
import { signTerms } from '#server/areas/hiring/signatures/sign-terms.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyBusiness } from '../notify/notify-business.ts';
import { requireOwnApplication } from '../queries/own-application.ts';

/** The creator agrees to the brief as they read it. Safe to repeat. */
export async function agreeToBrief(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  application_id: string,
  read: number,
): Promise<{ application_id: string; status: ApplicationStatus }> {
  return inTransaction(context.db, async (tx) => {
    await requireOwnApplication(tx, user_id, application_id);
    const locked = await lockApplication(tx, { application_id });
    if (locked.agreed_version < read) await agree(tx, context, locked, read);
    return { application_id, status: locked.status };
  });
}

async function agree(tx: Tx, context: Context, locked: LockedApplication, read: number): Promise<void> {
  const { id, campaign, creator_user_id: actor_id, status } = locked;
  if (!isOpenApplication(status)) {
    throw new Problem('conflict', 'Your application has been decided, so there’s nothing to agree to.');
  }
  if (read < campaign.consent_version || read > campaign.brief_version) {
    throw new Problem('conflict', 'The brief changed again. Read the latest version first.');
  }
  const now = context.now();
  const at = now.toISOString();
  await tx
    .updateTable('applications')
    .set({ agreed_version: read, agreed_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
  await signTerms(tx, context, { application_id: id, side: 'creator', user_id: actor_id });
  const detail = { creator_id: locked.creator_id, version: read };
  const event = {
    campaign_id: campaign.id,
    application_id: id,
    actor_id,
    kind: 'application_consent',
    detail,
  };
  await recordCampaignEvent(tx, event, now);
  await notifyBusiness(tx, context, 'consent', locked, `application:${id}:consent:${read}`);
}
