import {
  approval,
  changesAsked,
  collaboration,
  deliverableParams,
  draftFiles,
  extension,
  postLink,
  postReturn,
  submissionDraft,
} from '#contract/collaborations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { type Call, defineRoute, signedIn } from '../../http/route.ts';
import { approveVersion } from './approve-version.ts';
import { extendDeliverable } from './extend-deliverable.ts';
import { getCollaboration } from './get-collaboration.ts';
import { putDraftFiles } from './put-draft-files.ts';
import { requestChanges } from './request-changes.ts';
import { sendPostLink } from './send-post-link.ts';
import { submitVersion } from './submit-version.ts';
import { returnPost, verifyPost } from './verify-post.ts';

const DELIVERABLE = '/api/deliverables/:id';

export const deliverableRoutes = [
  defineRoute({
    method: 'PUT',
    url: `${DELIVERABLE}/files`,
    access: 'creator',
    operation: 'putDraftFiles',
    summary: 'Say what the next version is made of, in this order',
    params: deliverableParams,
    body: draftFiles,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => putDraftFiles(...deed, body.media_file_ids)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/submissions`,
    access: 'creator',
    operation: 'submitVersion',
    summary: 'Send what was put together as the next version',
    params: deliverableParams,
    body: submissionDraft,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => submitVersion(...deed, body)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/approval`,
    access: 'business',
    operation: 'approveVersion',
    summary: 'Approve the version one has seen',
    params: deliverableParams,
    body: approval,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => approveVersion(...deed, body)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/changes`,
    access: 'business',
    operation: 'requestChanges',
    summary: 'Ask for another version, each change resting on a line of the brief',
    params: deliverableParams,
    body: changesAsked,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => requestChanges(...deed, body)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/post`,
    access: 'creator',
    operation: 'sendPostLink',
    summary: 'Say where it was put up',
    params: deliverableParams,
    body: postLink,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => sendPostLink(...deed, body.url)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/verification`,
    access: 'business',
    operation: 'verifyPost',
    summary: 'The post is what was agreed',
    params: deliverableParams,
    response: collaboration,
    handle: (call) => answer(call, verifyPost),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/post-return`,
    access: 'business',
    operation: 'returnPost',
    summary: 'The link does not lead to the post; the creator sends another one',
    params: deliverableParams,
    body: postReturn,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => returnPost(...deed, body.words)),
  }),
  defineRoute({
    method: 'POST',
    url: `${DELIVERABLE}/extension`,
    access: 'business',
    operation: 'extendDeliverable',
    summary: 'Give late work until the end of a day in New York',
    params: deliverableParams,
    body: extension,
    response: collaboration,
    handle: ({ body, ...call }) => answer(call, (...deed) => extendDeliverable(...deed, body.due_on)),
  }),
];

type Deed = (context: Context, account: Account, deliverableId: string) => Promise<void>;

/** Does it, and answers with the work as it stands after it. */
async function answer(
  {
    context,
    params: { id },
    ...call
  }: Pick<Call<{ id: string }, unknown, unknown>, 'context' | 'params' | 'actor' | 'request'>,
  deed: Deed,
) {
  const { account } = signedIn(call);
  await deed(context, account, id);
  return getCollaboration(context, account, { deliverable_id: id });
}
