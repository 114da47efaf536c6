import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Notice, NoticePage, NoticeReading } from '#web/api/generated/types.gen.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { toast } from '#web/ui/toast.ts';
import { adviceFor } from '../settings/form-trouble.ts';
import { noticesOptions } from './notices-options.ts';

/** Marks what was read. The list and the bell follow at once, and say again what is true where it failed. */
export function useReading() {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = noticesOptions(api);

  async function send(reading: NoticeReading, isRead: (notice: Notice) => boolean): Promise<void> {
    await queries.cancelQueries({ queryKey });
    show((list) => markRead(list, isRead));
    const { readNotices } = await import('#web/api/generated/sdk.gen.ts');
    const { data } = await readNotices<true>({ ...api, throwOnError: true, body: reading });
    auth.countNotices(data.unread_notice_count);
    show((list) => countIn(list, data.unread_notice_count));
  }

  function show(change: (list: NoticePages) => NoticePages): void {
    queries.setQueryData<NoticePages>(queryKey, (list) => list && change(list));
  }

  return {
    /** On the way to where it leads: nobody is kept waiting, and nobody hears of a failure. */
    readOne: ({ id }: Notice) =>
      send({ notice_id: id, with_older: false }, (notice) => notice.id === id).catch((cause: unknown) =>
        logFailure('Failed to mark a notice as read', cause),
      ),
    readAll: async (newest: Notice) => {
      try {
        await send({ notice_id: newest.id, with_older: true }, ({ id }) => id <= newest.id);
      } catch (cause) {
        toast({ title: 'Not marked', description: adviceFor(cause), variant: 'destructive' });
        await queries.invalidateQueries({ queryKey });
      }
    },
  };
}

type NoticePages = InfiniteData<NoticePage>;

function markRead(list: NoticePages, isRead: (notice: Notice) => boolean): NoticePages {
  const read_at = new Date().toISOString();
  const mark = (notice: Notice) =>
    notice.read_at === null && isRead(notice) ? { ...notice, read_at } : notice;
  return { ...list, pages: list.pages.map((page) => ({ ...page, notices: page.notices.map(mark) })) };
}

function countIn(list: NoticePages, unread_notice_count: number): NoticePages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, unread_notice_count })) };
}
