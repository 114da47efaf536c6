import type { Conversation } from '#contract/messages/conversations.ts';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { ConversationActions } from './conversation-actions.ts';
import { DraftCard } from './draft-card.tsx';
import { MessageItem } from './message-item.tsx';
import { SystemLine } from './system-line.tsx';
import type { ThreadDay, ThreadEntry } from './thread-days.ts';

type ThreadDaysProps = {
  days: readonly ThreadDay[];
  conversation: Conversation;
  work: Collaboration | null;
  lastReadId: string | null;
  actions: ConversationActions;
  now: Date;
};

/** The thread, grouped by day. */
export function ThreadDays({ days, ...rest }: ThreadDaysProps) {
  return days.map(({ date, words, entries }) => (
    <section key={date} aria-labelledby={`day-${date}`} className="mt-6 first:mt-1">
      <h2
        id={`day-${date}`}
        className="flex items-center gap-4 text-sm text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {words}
      </h2>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...rest} />
        ))}
      </ol>
    </section>
  ));
}

type EntryProps = Omit<ThreadDaysProps, 'days'> & { entry: ThreadEntry };

function Entry({ entry, conversation, work, lastReadId, actions, now }: EntryProps) {
  if (entry.kind === 'line') return <SystemLine line={entry} />;
  if (entry.kind === 'draft') return work ? <DraftCard draft={entry} work={work} now={now} /> : null;
  return (
    <MessageItem
      entry={entry}
      conversation={conversation}
      isRead={entry.id === lastReadId}
      actions={actions}
    />
  );
}
