import type { Webhook, WebhookRequest, WebhookWithSecret } from '#contract/base/webhooks.ts';
import type { Account } from '#domain/accounts/access.ts';
import {
  MOST_WEBHOOKS,
  OLD_SECRET_SIGNS_MS,
  webhookAudience,
  webhookEventsFor,
} from '#domain/accounts/webhooks.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readWebhookUrl } from '#server/platform/webhooks/post-outside.ts';
import { lockWebhook, ownerOf, ownWebhooks } from '../policy.ts';
import { getWebhook } from '../queries/list-webhooks.ts';
import { newSecret, sealSecret } from '../secrets.ts';

export async function addWebhook(
  context: Context,
  account: Account,
  request: WebhookRequest,
): Promise<WebhookWithSecret> {
  const checked = check(context, account, request);
  const id = newId();
  const secret = newSecret();
  const now = context.now();
  const at = now.toISOString();
  const { audience, business_id } = ownerOf(account);
  return inTransaction(context.db, async (tx) => {
    await requireRoom(tx, account);
    await tx
      .insertInto('webhook_endpoints')
      .values({
        id,
        audience,
        user_id: account.user_id,
        business_id,
        ...checked,
        sealed_secret: sealSecret(context.config, id, secret),
        created_at: at,
        updated_at: at,
      })
      .execute();
    await record(tx, account, 'add_webhook', id);
    return { webhook: await getWebhook(tx, account, id, now), secret };
  });
}

/** The person who changes where records go is the one whose view of them is sent from then on. */
export function changeWebhook(
  context: Context,
  account: Account,
  id: string,
  request: WebhookRequest,
): Promise<Webhook> {
  const checked = check(context, account, request);
  return write(context, account, id, 'change_webhook', { ...checked, user_id: account.user_id });
}

export function switchWebhook(
  context: Context,
  account: Account,
  id: string,
  isOn: boolean,
): Promise<Webhook> {
  const off = isOn
    ? { off_at: null, off_cause: null, failing_since: null, user_id: account.user_id }
    : { off_at: context.now().toISOString(), off_cause: 'owner' as const };
  return write(context, account, id, isOn ? 'turn_webhook_on' : 'turn_webhook_off', off);
}

/** Both secrets sign for a day, so that a program can be changed without missing anything. */
export async function rotateSecret(
  context: Context,
  account: Account,
  id: string,
): Promise<WebhookWithSecret> {
  const secret = newSecret();
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    const { sealed_secret } = await lockWebhook(tx, account, id);
    await tx
      .updateTable('webhook_endpoints')
      .set({
        sealed_previous: sealed_secret,
        previous_until: new Date(now.getTime() + OLD_SECRET_SIGNS_MS).toISOString(),
        sealed_secret: sealSecret(context.config, id, secret),
        updated_at: now.toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await record(tx, account, 'rotate_webhook_secret', id);
    return { webhook: await getWebhook(tx, account, id, now), secret };
  });
}

export async function deleteWebhook(context: Context, account: Account, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockWebhook(tx, account, id);
    await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await record(tx, account, 'delete_webhook', id);
  });
}

function write(
  context: Context,
  account: Account,
  id: string,
  action: string,
  changed: object,
): Promise<Webhook> {
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    await lockWebhook(tx, account, id);
    await tx
      .updateTable('webhook_endpoints')
      .set({ ...changed, updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
    await record(tx, account, action, id);
    return getWebhook(tx, account, id, now);
  });
}

function check(
  { config }: Pick<Context, 'config'>,
  account: Account,
  { event_types, ...rest }: WebhookRequest,
) {
  const choices = webhookEventsFor(webhookAudience(account));
  if (!event_types.every((type) => choices.includes(type)))
    throw wrong('event_types', 'Choose events from the list.');
  const url = readWebhookUrl(config, rest.url);
  if (url === null) {
    throw wrong('url', 'Enter a public address that starts with https://. Only port 443 works.');
  }
  return { ...rest, url, event_types: choices.filter((type) => event_types.includes(type)) };
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid_input', message, [{ path, message }]);
}

/** Locks what the webhooks belong to, so that two requests at once can't add one too many. */
async function requireRoom(tx: Tx, account: Account): Promise<void> {
  const { business_id } = ownerOf(account);
  if (business_id !== null) {
    await tx.selectFrom('businesses').select('id').where('id', '=', business_id).forUpdate().execute();
  } else await tx.selectFrom('users').select('id').where('id', '=', account.user_id).forUpdate().execute();
  const kept = await ownWebhooks(tx, account).select('e.id').limit(MOST_WEBHOOKS).execute();
  if (kept.length < MOST_WEBHOOKS) return;
  throw new Problem('conflict', `You can have up to ${MOST_WEBHOOKS} webhooks. Delete one first.`);
}

function record(tx: Tx, { user_id }: Account, action: string, webhookId: string): Promise<void> {
  const after = { webhook_id: webhookId };
  return recordAction(tx, { actor_id: user_id, action, subject_type: 'account', subject_id: user_id, after });
}
