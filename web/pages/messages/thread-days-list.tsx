import type { Collaboration } from '#contract/collaborations.ts';
import type { Conversation } from '#contract/conversations.ts';
import { DraftCard } from './draft-card.tsx';
import { MessageItem } from './message-item.tsx';
import { SystemLine } from './system-line.tsx';
import type { TalkDeeds } from './talk-deeds.ts';
import type { ThreadDay, ThreadEntry } from './thread-days.ts';

type ThreadDaysProps = {
  days: readonly ThreadDay[];
  conversation: Conversation;
  work: Collaboration | null;
  lastReadId: string | null;
  deeds: TalkDeeds;
  now: Date;
};

/** Day by day, each under its name. */
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

function Entry({ entry, conversation, work, lastReadId, deeds, now }: EntryProps) {
  if (entry.kind === 'line') return <SystemLine line={entry} />;
  if (entry.kind === 'draft') return work ? <DraftCard draft={entry} work={work} now={now} /> : null;
  return (
    <MessageItem entry={entry} conversation={conversation} isRead={entry.id === lastReadId} deeds={deeds} />
  );
}
