import { recordOperation } from '#contract/webhook-records.ts';
import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { TEST_EVENT, type WebhookAudience, type WebhookEvent } from '#domain/accounts/webhooks.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { findOwnMembership } from '#server/areas/base/actors/find-own-membership.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { RECORDS } from './records.ts';

export interface Message {
  event_type: string;
  ids: Record<string, string>;
  occurred_at: string;
  endpoint: { audience: WebhookAudience; user_id: string; business_id: string | null };
}

/**
 * The body of a message: the event with the ids it is about, and the record as its person could get it from the API at
 * this moment. The record is null once it is gone. Null if the person may no longer have webhooks.
 */
export async function composePayload(context: Context, message: Message): Promise<string | null> {
  const { event_type: type, ids, occurred_at, endpoint } = message;
  const account = await findPerson(context, endpoint);
  if (findDenial(ACCESS_RULES.webhooks, account) !== null) return null;
  const timestamp = new Date(occurred_at).toISOString();
  if (type === TEST_EVENT) return JSON.stringify({ type, timestamp, data: ids });
  const record = await readRecord(context, account, message);
  return JSON.stringify({ type, timestamp, data: { ...ids, record } });
}

async function findPerson(
  { db, now }: Context,
  { user_id, business_id }: Message['endpoint'],
): Promise<Account> {
  const account = await getAccount(db, user_id, now());
  if (business_id === null) return account;
  return { ...account, business: await findOwnMembership(db, user_id, business_id) };
}

async function readRecord(context: Context, account: Account, { event_type, ids, endpoint }: Message) {
  const operation = recordOperation(event_type as WebhookEvent, endpoint.audience);
  if (operation === undefined) return null;
  const { route, params } = RECORDS[operation];
  if (findDenial(ACCESS_RULES[route.endpoint.access], account) !== null) return null;
  try {
    const call = {
      context,
      account,
      session: null,
      params: params(ids, endpoint),
      query: {},
      body: undefined,
    };
    // The schema of the answer leaves out everything that it doesn't name, as it does in the API.
    return route.endpoint.response.parse(await route.answer(call));
  } catch (cause) {
    if (cause instanceof Problem && (cause.code === 'not_found' || cause.code === 'access_denied'))
      return null;
    throw cause;
  }
}
