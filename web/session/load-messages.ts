import { redirect } from '@tanstack/react-router';
import type { Conversation } from '../api/generated/types.gen.ts';
import { workOptions } from '../components/work/work-options.ts';
import {
  conversationOptions,
  conversationsOptions,
  type MessagesArea,
  type MessagesView,
  messagesOptions,
} from '../pages/messages/messages-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';

/** The loader of the list beside every conversation. */
export async function loadConversations(context: RouterContext, view: MessagesView): Promise<void> {
  await getQueryClient(context).ensureInfiniteQueryData(conversationsOptions(context.api, view));
}

/** The loader of one conversation. One that is not there, or is somebody else's, leads to the list. */
export async function loadConversation(
  context: RouterContext,
  { area, id }: { area: MessagesArea; id: string },
): Promise<Conversation> {
  const queries = getQueryClient(context);
  const { api } = context;
  const thread = queries.prefetchInfiniteQuery(messagesOptions(api, id));
  const conversation = await queries.fetchQuery(conversationOptions(api, id)).catch((cause: unknown) => {
    const { code = '' } = (cause ?? {}) as { code?: string };
    if (NO_SUCH.includes(code)) throw redirect({ href: `/${area}/messages`, replace: true });
    throw cause;
  });
  const { collaboration_id } = conversation;
  await Promise.all([thread, collaboration_id && queries.prefetchQuery(workOptions(api, collaboration_id))]);
  return conversation;
}

/** What an address can ask for that no conversation answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];
