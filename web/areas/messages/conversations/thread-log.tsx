import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Conversation, Message } from '#contract/messages/conversations.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationMoments } from './application-moments.ts';
import type { ConversationActions } from './conversation-actions.ts';
import { messagesOptions } from './messages-options.ts';
import { dropOutgoing, outboxOf } from './outbox.ts';
import { OutgoingItem } from './outgoing-item.tsx';
import { filesWords } from './row-words.ts';
import { threadDays } from './thread-days.ts';
import { ThreadDays } from './thread-days-list.tsx';
import { ThreadFailed, ThreadStart, ThreadWaiting } from './thread-states.tsx';
import { useThreadNews } from './use-thread-news.ts';
import type { useThreadScroll } from './use-thread-scroll.ts';
import { workMoments } from './work-moments.ts';

type ThreadLogProps = {
  conversation: Conversation;
  work: Collaboration | null;
  actions: ConversationActions;
  scroll: ReturnType<typeof useThreadScroll>;
  now: Date;
};

const NO_MESSAGES: readonly Message[] = [];

/** Messages and events, scrolled to the newest at the bottom. */
export function ThreadLog({ conversation, work, actions, scroll, now }: ThreadLogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { id, other_read_at } = conversation;
  const thread = useInfiniteQuery(messagesOptions(api, id));
  useThreadNews(id);
  const { data, hasNextPage } = thread;
  const messages = useMemo(() => data?.pages.flatMap((page) => page.messages) ?? NO_MESSAGES, [data]);
  const days = useMemo(() => {
    const moments = [...applicationMoments(conversation), ...(work ? workMoments(work, now) : [])];
    return threadDays({ messages, moments, hasEarlier: hasNextPage }, now);
  }, [messages, conversation, work, hasNextPage, now]);
  const known = new Set(messages.map((message) => message.id));
  const outgoing = useTabStore(outboxOf(id)).filter((one) => !known.has(one.id));
  const { fetchNextPage, isFetching, isError } = thread;
  const goesBack = scroll.isNearTop && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesBack) void fetchNextPage();
  }, [goesBack, fetchNextPage]);
  useSeen(messages[0], scroll.isAtEnd, actions.read);

  return (
    <div className="relative flex min-h-40 min-w-0 shrink-0 grow basis-40 flex-col xl:min-h-0">
      <section
        ref={scroll.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Messages"
        className="flex min-h-0 grow flex-col-reverse overflow-x-clip overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div className="mx-auto w-full max-w-[62rem] px-4 pt-4 pb-5 md:px-6">
          {hasNextPage ? (
            <div className="flex justify-center">
              <Button
                size="dense"
                variant="ghost"
                loading={thread.isFetchingNextPage}
                onClick={() => void thread.fetchNextPage()}
              >
                Show earlier
              </Button>
            </div>
          ) : null}
          {data ? (
            <>
              <ThreadDays
                days={days}
                conversation={conversation}
                work={work}
                lastReadId={lastReadOf(messages, other_read_at)}
                actions={actions}
                now={now}
              />
              {outgoing.length > 0 ? (
                <ol aria-label="Not sent yet">
                  {outgoing.map((one) => (
                    <OutgoingItem
                      key={one.id}
                      outgoing={one}
                      onRetry={() => void actions.send(one)}
                      onDiscard={() => dropOutgoing(id, one.id)}
                    />
                  ))}
                </ol>
              ) : null}
              {messages.length + outgoing.length === 0 ? <ThreadStart conversation={conversation} /> : null}
            </>
          ) : thread.isError ? (
            <ThreadFailed isBusy={thread.isFetching} onRetry={() => void thread.refetch()} />
          ) : (
            <ThreadWaiting />
          )}
        </div>
      </section>
      {scroll.isAtEnd ? null : (
        <Button
          shape="icon"
          size="touch"
          aria-label="Go to newest message"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={scroll.toEnd}
          className="absolute! right-4 bottom-3 rounded-full! shadow-2 md:right-6"
        />
      )}
      <MessageNews messages={messages} />
    </div>
  );
}

/** The reader's last message that the other side has seen. */
function lastReadOf(messages: readonly Message[], readAt: string | null): string | null {
  if (readAt === null) return null;
  const until = Date.parse(readAt);
  return messages.find((one) => one.is_own && Date.parse(one.created_at) <= until)?.id ?? null;
}

/** Announces messages that arrive while the thread is open: not earlier, older or own ones. */
function MessageNews({ messages }: { messages: readonly Message[] }) {
  const newest = messages[0];
  const [known, setKnown] = useState(newest);
  const [words, setWords] = useState('');
  if (newest !== undefined && newest.id !== known?.id) {
    setKnown(newest);
    const isNews = known === undefined || Date.parse(newest.created_at) >= Date.parse(known.created_at);
    if (isNews && !newest.is_own)
      setWords(`${newest.sender_name}: ${newest.body || filesWords(newest.files.length)}`);
  }
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** Marks each newest message as read once, only while the page is visible and scrolled to the end. */
function useSeen(newest: Message | undefined, isAtEnd: boolean, read: (id: string) => Promise<void>) {
  const isShown = useSyncExternalStore(watch, isPageShown, () => false);
  const tell = useEffectEvent((id: string) => void read(id));
  const id = newest && newest.is_own === false ? newest.id : null;
  useEffect(() => {
    if (isShown && isAtEnd && id !== null) tell(id);
  }, [isShown, isAtEnd, id]);
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageShown(): boolean {
  return !document.hidden;
}
