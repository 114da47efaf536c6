import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage } from '#contract/messages/conversations.ts';

export type MessagePages = InfiniteData<MessagePage, string>;

/**
 * Updates a thread with its newest page only, however many older pages are loaded. If the two don't overlap, the thread
 * restarts from the newest page, because a silent gap would be misleading.
 */
export function mergeNewest(known: MessagePages, fresh: MessagePage): MessagePages {
  const [first, ...rest] = known.pages;
  const before = new Map(known.pages.flatMap(({ messages }) => messages).map((one) => [one.id, one]));
  const meets = fresh.messages.some(({ id }) => before.has(id));
  if (first === undefined || !(meets || before.size === 0 || fresh.next_cursor === null)) {
    return { pages: [fresh], pageParams: known.pageParams.slice(0, 1) };
  }
  const newest = new Map(fresh.messages.map((one) => [one.id, one]));
  const update = (one: Message) => sameOr(one, newest.get(one.id));
  const added = fresh.messages.filter(({ id }) => !before.has(id));
  const pages = [
    { ...first, messages: [...added, ...first.messages.map(update)] },
    ...rest.map((page) => ({ ...page, messages: page.messages.map(update) })),
  ];
  return { ...known, pages };
}

/** Adds a message at the end once the server has accepted it. */
export function addNewest(known: MessagePages, message: Message): MessagePages {
  const [first, ...rest] = known.pages;
  if (first === undefined || known.pages.some(({ messages }) => messages.some(({ id }) => id === message.id)))
    return known;
  return { ...known, pages: [{ ...first, messages: [message, ...first.messages] }, ...rest] };
}

/** Keeps a deleted message in its place, without its content. */
export function markDeleted(known: MessagePages, id: string): MessagePages {
  const mark = (one: Message) => (one.id === id ? { ...one, body: '', files: [], is_deleted: true } : one);
  return { ...known, pages: known.pages.map((page) => ({ ...page, messages: page.messages.map(mark) })) };
}

/**
 * Every answer signs its files again, and a new address would make the browser refetch a picture: unchanged messages
 * are kept.
 */
function sameOr(known: Message, fresh: Message | undefined): Message {
  if (fresh === undefined) return known;
  const isSame = fresh.is_deleted === known.is_deleted && fileStatuses(fresh) === fileStatuses(known);
  return isSame ? known : fresh;
}

function fileStatuses({ files }: Message): string {
  return files.map(({ media_file_id, status }) => `${media_file_id} ${status}`).join();
}
