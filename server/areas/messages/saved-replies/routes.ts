import { savedReplyEndpoints } from '#contract/messages/saved-replies.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeReply, deleteReply } from './commands/change-reply.ts';
import { saveReply } from './commands/save-reply.ts';
import { listReplies } from './queries/list-replies.ts';

export const savedReplyRoutes = [
  handle(savedReplyEndpoints.listSavedReplies, ({ context, account }) =>
    listReplies(context.db, context.now(), account),
  ),
  handle(savedReplyEndpoints.addSavedReply, ({ context, account, body }) =>
    saveReply(context, account, body),
  ),
  handle(savedReplyEndpoints.changeSavedReply, ({ context, account, params, body }) =>
    changeReply(context, account, params.id, body),
  ),
  handle(savedReplyEndpoints.deleteSavedReply, async ({ context, account, params }) => {
    await deleteReply(context, account, params.id);
    return DONE;
  }),
];
