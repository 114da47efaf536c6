import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Message } from '#contract/messages/conversations.ts';
import type { Dispute } from '#contract/work/disputes.ts';
import { apiPages } from '#web/api/query.ts';
import { nameOfSide } from '#web/components/disputes/dispute-words.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { FileStrip } from '#web/components/work/file-strip.tsx';
import { Button } from '#web/ui/button.tsx';

type DisputeConversationProps = { dispute: Dispute; now: Date };

/** What both sides wrote to each other. It is only fetched by a press, because each opening is logged. */
export function DisputeConversation({ dispute, now }: DisputeConversationProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery({
    ...apiPages(api, 'GET /api/admin/collaborations/:id/messages', {
      params: { id: dispute.collaboration_id },
    }),
    // Otherwise each decision on the page would fetch it again, and log that somebody read it.
    enabled: false,
    gcTime: 0,
  });
  const messages = list.data?.pages.flatMap((page) => page.messages).reverse();
  if (messages === undefined) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button loading={list.isFetching} onClick={() => void list.fetchNextPage()}>
          Read conversation
        </Button>
        <p className="text-sm text-ink-2">The audit log records who reads it.</p>
        <p role="alert" className="text-base text-danger empty:hidden">
          {list.isError ? 'We couldn’t load the conversation. Try again.' : null}
        </p>
      </div>
    );
  }
  if (messages.length === 0) {
    return <p className="text-base text-ink-2">They haven’t written to each other about this campaign.</p>;
  }
  return (
    <>
      {list.hasNextPage ? (
        <Button
          size="dense"
          loading={list.isFetching}
          onClick={() => void list.fetchNextPage()}
          className="mb-3"
        >
          Show earlier messages
        </Button>
      ) : null}
      <ol aria-label="Messages" className="grid gap-2">
        {messages.map((message) => (
          <li key={message.id} className="rounded-control border border-line px-3 py-2">
            <p className="flex flex-wrap justify-between gap-x-4 text-hint text-ink-2">
              <span className="font-semibold">
                {message.sender_name}, {nameOfSide(dispute, message.side)}
              </span>
              <span className="num">{momentWords(message.created_at, now)}</span>
            </p>
            <p className="text-base wrap-anywhere whitespace-pre-line">{textOf(message)}</p>
            <FileStrip files={message.files} label={`Files from ${message.sender_name}`} />
          </li>
        ))}
      </ol>
    </>
  );
}

function textOf({ body, is_deleted, is_removed }: Message): string {
  if (is_removed) return 'Removed by Bizmeet';
  return is_deleted ? 'Deleted by its sender' : body;
}
