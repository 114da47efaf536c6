import { workOptions } from '#web/components/work/work-options.ts';
import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import {
  conversationOptions,
  conversationsOptions,
  type MessagesView,
  messagesOptions,
} from './messages-options.ts';

interface Asked {
  id: string | undefined;
  view: MessagesView;
}

/** Loads the list, and the conversation that is open beside it. */
export async function loadMessages(context: RouterContext, { id, view }: Asked): Promise<void> {
  const list = getQueryClient(context).ensureInfiniteQueryData(conversationsOptions(context.api, view));
  await Promise.all([list, id !== undefined && loadConversation(context, id)]);
}

async function loadConversation(context: RouterContext, id: string): Promise<void> {
  const queries = getQueryClient(context);
  const { api } = context;
  const thread = queries.prefetchInfiniteQuery(messagesOptions(api, id));
  const conversation = queries.fetchQuery(conversationOptions(api, id));
  const { collaboration_id } = await conversation.catch(denyOthersRecord);
  await Promise.all([thread, collaboration_id && queries.prefetchQuery(workOptions(api, collaboration_id))]);
}
