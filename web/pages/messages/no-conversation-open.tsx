import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { conversationsOptions, type MessagesView } from './messages-options.ts';

/** Beside the list, before one was chosen. */
export function NoConversationOpen({ view }: { view: MessagesView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useInfiniteQuery(conversationsOptions(api, view));
  const hasSome = data?.pages.some(({ conversations }) => conversations.length > 0) ?? true;
  // The list says by itself why there is nothing to choose.
  if (!hasSome) return <div className="bg-paper max-md:hidden" />;
  return (
    <section
      aria-label="No conversation is open"
      className="grid place-content-center justify-items-center gap-3 bg-paper px-6 text-center text-md text-ink-2 max-md:hidden"
    >
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-fill">
        <MessageSquare className="size-6 stroke-[1.75]" />
      </span>
      <p className="max-w-64 text-pretty">Choose a conversation to read it beside the job it is about.</p>
    </section>
  );
}
