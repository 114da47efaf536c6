import { artPath } from '#art/catalogue.ts';
import type { Conversation } from '#contract/conversations.ts';
import { newYorkClock } from '#domain/new-york-time.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Bubble, GoneBubble } from './bubble.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';
import type { TalkDeeds } from './talk-deeds.ts';
import type { ThreadMessage } from './thread-days.ts';

type MessageItemProps = {
  entry: ThreadMessage;
  conversation: Conversation;
  /** The last own one the other side has seen. */
  isRead: boolean;
  deeds: TalkDeeds;
};

/** One message with whoever wrote it, and below the last of several the time. */
export function MessageItem({ entry, conversation, isRead, deeds }: MessageItemProps) {
  const { message, followsOn, endsRun } = entry;
  const { side, is_own, sender_name, body, files, is_deleted, created_at } = message;
  const isOurs = side === conversation.side;
  const clock = newYorkClock(created_at);
  return (
    <li className={`group flex ${followsOn ? 'mt-1.5' : 'mt-5'} ${isOurs ? 'flex-row-reverse' : ''}`}>
      {isOurs ? null : (
        <span className="w-11 shrink-0 max-md:hidden">
          {followsOn ? null : <Avatar src={faceOf(conversation, sender_name)} className="size-9" />}
        </span>
      )}
      <div
        className={`grid min-w-0 max-w-[min(34rem,84%)] gap-1.5 ${isOurs ? 'justify-items-end' : 'justify-items-start'}`}
      >
        {isOurs && !is_own && !followsOn ? <p className="text-sm text-ink-2">{sender_name}</p> : null}
        <p className="sr-only">
          {is_own ? 'You' : sender_name}, {clock}
        </p>
        {is_deleted ? <GoneBubble isOurs={is_own} /> : null}
        {body ? (
          <Bubble isOurs={isOurs}>
            <MessageText text={body} />
          </Bubble>
        ) : null}
        {files.length > 0 ? <MessageFiles files={files} isOurs={isOurs} /> : null}
        {endsRun || isRead ? (
          <p className="num text-sm text-ink-3">
            <span aria-hidden="true">{clock}</span>
            {isRead ? (
              <>
                <span aria-hidden="true">, </span>read
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      {is_own && !is_deleted ? <DeleteMessage clock={clock} remove={() => deeds.remove(message.id)} /> : null}
    </li>
  );
}

function faceOf({ side, creator }: Conversation, name: string): string {
  return side === 'business'
    ? (creator.avatar_url ?? artPath.portrait(creator.name))
    : artPath.portrait(name);
}
