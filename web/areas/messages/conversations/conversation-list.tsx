import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ListFailed, ListWaiting, NoConversations } from './list-states.tsx';
import { conversationsOptions, type MessagesArea, type MessagesView, shownOf } from './messages-options.ts';

type ConversationListProps = { area: MessagesArea; view: MessagesView; openId: string | undefined };

/** All conversations, latest first: beside the open one, or full page on a phone. */
export function ConversationList({ area, view, openId }: ConversationListProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const root = `/${area}/messages`;
  const { change } = useView(openId ? `${root}/${openId}` : root, view);
  const list = useInfiniteQuery({
    ...conversationsOptions(api, view),
    placeholderData: (before) => before,
  });
  const rows = list.data?.pages.flatMap(({ conversations }) => conversations);
  const counts = list.data?.pages.at(0)?.counts;
  const items = useRef<HTMLUListElement>(null);
  const isBare = rows?.length === 0 && shownOf(view) === 'all' && !view.q;
  const Title = openId ? 'h2' : 'h1';

  const showMore = useFocusNext(
    rows?.length ?? 0,
    (at) => items.current?.children[at]?.querySelector('a'),
    () => list.fetchNextPage(),
  );

  return (
    <>
      <div className="shrink-0 border-line border-b px-4 pt-5 pb-4 max-md:bg-paper md:px-5 md:pt-6">
        <Title className="font-display text-[2.125rem] leading-[1.05] font-extrabold font-stretch-[79%]">
          Messages
        </Title>
        {isBare ? null : (
          <div className="mt-4 grid gap-3">
            <SearchField
              label="Search messages"
              value={view.q ?? ''}
              onSearch={(q) => change({ q }, { replace: true })}
            />
            <Segments
              label="Filter messages"
              value={shownOf(view)}
              onValueChange={(show) => change({ show: show === 'all' ? undefined : show })}
              options={[
                { value: 'all', label: 'All' },
                { value: 'unread', label: <Counted words="Unread" count={counts?.unread} /> },
                { value: 'needs_reply', label: 'Needs a reply' },
              ]}
            />
          </div>
        )}
      </div>
      <div className="min-h-0 grow md:overflow-y-auto md:overscroll-contain">
        <p role="status" className="sr-only">
          {rows && (view.q || view.show) ? foundWords(rows.length, list.hasNextPage) : ''}
        </p>
        {rows === undefined ? (
          list.isError ? (
            <ListFailed isBusy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : (
            <ListWaiting />
          )
        ) : rows.length === 0 ? (
          <NoConversations
            area={area}
            view={view}
            onClear={() => change({ q: undefined, show: undefined })}
          />
        ) : (
          <FaceColors names={rows.map(({ creator }) => creator.name)}>
            <ul ref={items} aria-label="Conversations" aria-busy={list.isPlaceholderData || undefined}>
              {rows.map((row) => (
                <ConversationRow
                  key={row.id}
                  row={row}
                  href={`${root}/${row.id}${stringifySearch(view)}`}
                  isOpen={row.id === openId}
                  now={now}
                />
              ))}
            </ul>
          </FaceColors>
        )}
        {list.hasNextPage ? (
          <div className="p-3">
            <Button block variant="ghost" size="touch" loading={list.isFetchingNextPage} onClick={showMore}>
              Load more
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function Counted({ words, count = 0 }: { words: string; count: number | undefined }) {
  return (
    <span className="num">
      {words}
      {count > 0 ? ` ${count > MOST ? `${MOST}+` : count}` : ''}
    </span>
  );
}

const MOST = 99;

function foundWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'No conversations';
  if (hasMore) return `More than ${count} conversations`;
  return count === 1 ? '1 conversation' : `${count} conversations`;
}
