import { redirect } from '@tanstack/react-router';
import { workOptions } from '../components/work/work-options.ts';
import {
  conversationOptions,
  conversationsOptions,
  type MessagesArea,
  type MessagesView,
  messagesOptions,
} from '../pages/messages/messages-options.ts';
import { getQueryClient, type RouterContext } from '../router-context.ts';

interface Asked {
  area: MessagesArea;
  id: string | undefined;
  view: MessagesView;
}

/** The loader of the list, and of the conversation that stands open beside it. */
export async function loadMessages(context: RouterContext, { area, id, view }: Asked): Promise<void> {
  const list = getQueryClient(context).ensureInfiniteQueryData(conversationsOptions(context.api, view));
  await Promise.all([list, id !== undefined && loadConversation(context, area, id)]);
}

/** One that is not there, or is somebody else's, leads to the list. */
async function loadConversation(context: RouterContext, area: MessagesArea, id: string): Promise<void> {
  const queries = getQueryClient(context);
  const { api } = context;
  const thread = queries.prefetchInfiniteQuery(messagesOptions(api, id));
  const { collaboration_id } = await queries
    .fetchQuery(conversationOptions(api, id))
    .catch((cause: unknown) => {
      const { code = '' } = (cause ?? {}) as { code?: string };
      if (NO_SUCH.includes(code)) throw redirect({ href: `/${area}/messages`, replace: true });
      throw cause;
    });
  await Promise.all([thread, collaboration_id && queries.prefetchQuery(workOptions(api, collaboration_id))]);
}

/** What an address can ask for that no conversation answers to. */
const NO_SUCH = ['invalid_input', 'not_found'];
