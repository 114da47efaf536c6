import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '#web/components/time/use-now.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Composer } from './composer.tsx';
import { createConversationActions } from './create-conversation-actions.ts';
import { JobPanel } from './job-panel.tsx';
import { conversationOptions, type MessagesArea, type MessagesView } from './messages-options.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

type ConversationPaneProps = { area: MessagesArea; id: string; view: MessagesView };

/** A conversation beside its job. */
export function ConversationPane({ area, id, view }: ConversationPaneProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const router = useRouter();
  const queries = useQueryClient();
  const actions = useMemo(() => createConversationActions(router, queries, id), [router, queries, id]);
  const { data: conversation } = useSuspenseQuery(conversationOptions(api, id));
  const { collaboration_id, refusal } = conversation;
  const { data: work = null } = useQuery({
    ...workOptions(api, collaboration_id ?? ''),
    enabled: collaboration_id !== null,
  });
  const scroll = useThreadScroll();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-0 min-w-0 grow flex-col bg-paper outline-none xl:grid xl:grid-cols-[minmax(0,1fr)_21.75rem] xl:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <ThreadHead
        conversation={conversation}
        work={work}
        backHref={`/${area}/messages${stringifySearch(view)}`}
      />
      <JobPanel conversation={conversation} work={work} now={now} />
      <ThreadLog conversation={conversation} work={work} actions={actions} scroll={scroll} now={now} />
      {refusal === null ? (
        <Composer conversation={conversation} actions={actions} onSent={scroll.toEnd} />
      ) : (
        <p className="border-line border-t px-4 py-4 text-center text-base text-pretty text-ink-2 md:px-6">
          {refusal}
        </p>
      )}
    </main>
  );
}
