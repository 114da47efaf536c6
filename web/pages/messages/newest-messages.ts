import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage } from '#contract/conversations.ts';

export type MessagePages = InfiniteData<MessagePage, string>;

/**
 * What is known of a thread, brought up to date by its newest page alone, however far somebody has gone back. Where so
 * much is new that the two do not meet, the thread begins anew: a hole in it would be a lie.
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

/** One more at the end, as soon as the server has taken it. */
export function addNewest(known: MessagePages, message: Message): MessagePages {
  const [first, ...rest] = known.pages;
  if (first === undefined || known.pages.some(({ messages }) => messages.some(({ id }) => id === message.id)))
    return known;
  return { ...known, pages: [{ ...first, messages: [message, ...first.messages] }, ...rest] };
}

/** One that was taken back: it stays in its place, without its words. */
export function markDeleted(known: MessagePages, id: string): MessagePages {
  const mark = (one: Message) => (one.id === id ? { ...one, body: '', files: [], is_deleted: true } : one);
  return { ...known, pages: known.pages.map((page) => ({ ...page, messages: page.messages.map(mark) })) };
}

/** Every answer signs its files anew, and a picture with a new address is fetched again: what has not changed is kept. */
function sameOr(known: Message, fresh: Message | undefined): Message {
  if (fresh === undefined) return known;
  const isSame = fresh.is_deleted === known.is_deleted && standing(fresh) === standing(known);
  return isSame ? known : fresh;
}

function standing({ files }: Message): string {
  return files.map(({ media_file_id, status }) => `${media_file_id} ${status}`).join();
}
