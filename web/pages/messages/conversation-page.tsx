import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useNow } from '#web/components/admin/use-now.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Composer } from './composer.tsx';
import { JobPanel } from './job-panel.tsx';
import { conversationOptions, type MessagesArea, type MessagesView } from './messages-options.ts';
import type { TalkDeeds } from './talk-deeds.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

type ConversationPageProps = { area: MessagesArea; id: string; view: MessagesView; deeds: TalkDeeds };

/** One conversation beside the job it is about. */
export function ConversationPage({ area, id, view, deeds }: ConversationPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { data: conversation } = useSuspenseQuery(conversationOptions(api, id));
  const { collaboration_id, hindrance } = conversation;
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
      <JobPanel key={`job ${id}`} conversation={conversation} work={work} now={now} />
      <ThreadLog conversation={conversation} work={work} deeds={deeds} scroll={scroll} now={now} />
      {hindrance === null ? (
        <Composer key={id} conversation={conversation} deeds={deeds} onSent={scroll.toEnd} />
      ) : (
        <p className="border-line border-t px-4 py-4 text-center text-base text-pretty text-ink-2 md:px-6">
          {hindrance}
        </p>
      )}
    </main>
  );
}
