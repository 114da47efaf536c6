import { deliverableEndpoints } from '#contract/work/deliverable-endpoints.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { handle } from '#server/platform/http/route.ts';
import { approveVersion } from './commands/approve-version.ts';
import { extendDeliverable } from './commands/extend-deliverable.ts';
import { putDraftFiles } from './commands/put-draft-files.ts';
import { requestChanges } from './commands/request-changes.ts';
import { sendPostLink } from './commands/send-post-link.ts';
import { submitVersion } from './commands/submit-version.ts';
import { returnPost, verifyPost } from './commands/verify-post.ts';
import { getCollaboration } from './queries/get-collaboration.ts';

export const deliverableRoutes = [
  handle(deliverableEndpoints.putDraftFiles, (call) =>
    answer(call, (...args) => putDraftFiles(...args, call.body.media_file_ids)),
  ),
  handle(deliverableEndpoints.submitVersion, (call) =>
    answer(call, (...args) => submitVersion(...args, call.body)),
  ),
  handle(deliverableEndpoints.approveVersion, (call) =>
    answer(call, (...args) => approveVersion(...args, call.body)),
  ),
  handle(deliverableEndpoints.requestChanges, (call) =>
    answer(call, (...args) => requestChanges(...args, call.body)),
  ),
  handle(deliverableEndpoints.sendPostLink, (call) =>
    answer(call, (...args) => sendPostLink(...args, call.body.url)),
  ),
  handle(deliverableEndpoints.verifyPost, (call) => answer(call, verifyPost)),
  handle(deliverableEndpoints.returnPost, (call) =>
    answer(call, (...args) => returnPost(...args, call.body.words)),
  ),
  handle(deliverableEndpoints.extendDeliverable, (call) =>
    answer(call, (...args) => extendDeliverable(...args, call.body.due_on)),
  ),
];

type Action = (context: Context, account: Account, deliverableId: string) => Promise<void>;

/** Runs an action and returns the updated work. */
async function answer(
  { context, account, params: { id } }: { context: Context; account: Account; params: { id: string } },
  action: Action,
) {
  await action(context, account, id);
  return getCollaboration(context, account, { deliverable_id: id });
}
