import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ACCESS_RULES, seesAmounts } from '#domain/accounts/access.ts';
import { asCallerOf } from '#server/platform/auth/caller-group.ts';
import type { Context } from '#server/platform/context.ts';
import { asOneRequest } from '#server/platform/db/request-lines.ts';
import { networksOf } from './network-limits.ts';
import { type View, withViews } from './note-view.ts';
import { takeFromLimit } from './rate-limits.ts';
import { type Route, signedIn } from './route.ts';
import { withoutAmounts } from './without-amounts.ts';

/** Drawing a document takes a fifteenth of a second of processor time, a long one more. */
const PDFS_A_MINUTE = { most: 30, seconds: 60 };

export type RecordViews = (context: Context, adminId: string, views: readonly View[]) => Promise<void>;

/** Runs the verb of a route for its caller, once guards and schemas have let the request in. */
export function performRoute(
  context: Context,
  { endpoint, answer: answerTo }: Route,
  recordViews: RecordViews,
) {
  const { access } = endpoint;
  const makesPdf = [endpoint.produces].flat().includes('application/pdf');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { actor, session, params, query, body } = request;
    if (makesPdf && actor !== null) await takeFromLimit(context.db, `pdf:${actor.user_id}`, PDFS_A_MINUTE);
    const caller = 'roles' in ACCESS_RULES[access] ? signedIn(request) : { account: actor, session };
    const { narrow, wide } = networksOf(request);
    const { answer, views } = await asCallerOf({ group: wide ?? narrow, ip: request.ip }, () =>
      asOneRequest(() =>
        withViews(() => answerTo({ context, ...caller, params, query, body, request, reply })),
      ),
    );
    if (actor?.role === 'admin')
      await recordViews(context, actor.user_id, [...views, ...viewOf(endpoint, request)]);
    if (session?.viewed_by && actor?.creator_id && access !== 'everyone')
      await recordViews(context, session.viewed_by, [readAs(actor.creator_id)]);
    // An answer that visitors see too has no amounts of anyone.
    const isOpen = actor === null || seesAmounts(actor) || !('roles' in ACCESS_RULES[access]);
    return isOpen ? answer : withoutAmounts(answer);
  };
}

/** The record an admin is shown: the one the address names, or, for a list that leaves as a file, the admin's own account. */
function viewOf({ views, operation }: Endpoint, { actor, params }: FastifyRequest): View[] {
  if (views === undefined || actor === null) return [];
  if (views === 'list')
    return [
      {
        subject_type: 'account',
        subject_id: actor.user_id,
        action: operation.replace(/[A-Z]/g, '_$&').toLowerCase(),
      },
    ];
  const [subject_id] = Object.values(params as Record<string, string>);
  if (subject_id === undefined || subject_id === actor.user_id) return [];
  return [{ subject_type: views, subject_id }];
}

/** An admin who reads as a creator leaves one entry an hour, beside those of its start and end. */
function readAs(creatorId: string): View {
  return { subject_type: 'creator', subject_id: creatorId, action: 'read_as_creator' };
}
