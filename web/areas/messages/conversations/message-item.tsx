import { Flag, Trash2 } from 'lucide-react';
import type { Conversation } from '#contract/messages/conversations.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { ReportButton } from '#web/components/reports/report-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Bubble, GoneBubble } from './bubble.tsx';
import type { ConversationActions } from './conversation-actions.ts';
import { MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';
import type { ThreadMessage } from './thread-days.ts';

type MessageItemProps = {
  entry: ThreadMessage;
  conversation: Conversation;
  /** The reader's last message that the other side has seen. */
  isRead: boolean;
  actions: ConversationActions;
};

/** A message with its author; the last one of a run shows the time. */
export function MessageItem({ entry, conversation, isRead, actions }: MessageItemProps) {
  const { message, followsOn, endsRun } = entry;
  const { side, is_own, sender_name, body, files, is_deleted, is_removed, created_at } = message;
  const isOurs = side === conversation.side;
  const clock = newYorkClock(created_at);
  return (
    <li className={`group flex ${followsOn ? 'mt-1.5' : 'mt-5'} ${isOurs ? 'flex-row-reverse' : ''}`}>
      {isOurs ? null : (
        <span className="w-11 shrink-0 max-md:hidden">
          {followsOn ? null : <Avatar {...faceOf(conversation, sender_name)} className="size-9" />}
        </span>
      )}
      <div
        className={`grid min-w-0 max-w-[min(34rem,84%)] gap-1.5 ${isOurs ? 'justify-items-end' : 'justify-items-start'}`}
      >
        {isOurs && !is_own && !followsOn ? <p className="text-sm text-ink-2">{sender_name}</p> : null}
        <p className="sr-only">
          {is_own ? 'You' : sender_name}, {clock}
        </p>
        {is_deleted ? <GoneBubble isOurs={is_removed ? isOurs : is_own} isRemoved={is_removed} /> : null}
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
      {is_own && !is_deleted ? (
        <DeleteMessage clock={clock} remove={() => actions.remove(message.id)} />
      ) : null}
      {!isOurs && !is_deleted ? (
        <ReportButton
          target="message"
          id={message.id}
          what="this message"
          trigger={
            <button type="button" aria-label={`Report the message from ${clock}`} className={besideMessage}>
              <Flag aria-hidden="true" className="size-4 stroke-[1.75]" />
            </button>
          }
        />
      ) : null}
    </li>
  );
}

/** A button beside a message: visible on hover or focus, and always on touch screens. */
const besideMessage =
  'mx-1 grid size-8 shrink-0 place-items-center self-center rounded-dense text-ink-3 opacity-0 transition-opacity hover:wash hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 touch:mx-0 touch:size-11 touch:opacity-100';

function faceOf({ side, creator }: Conversation, name: string): { name: string; src?: string | null } {
  return side === 'business' ? { name: creator.name, src: creator.avatar_url } : { name };
}

type DeleteMessageProps = { clock: string; remove: () => Promise<void> };

function DeleteMessage({ clock, remove }: DeleteMessageProps) {
  return (
    <FormDialog
      trigger={
        <button type="button" aria-label={`Delete your message from ${clock}`} className={besideMessage}>
          <Trash2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        </button>
      }
      title="Delete this message?"
      description="It’s deleted for both of you, along with its files. A note that a message was deleted stays visible."
      names={[]}
      send={remove}
      verb="Delete"
      safeVerb="Keep message"
      isDestructive
    />
  );
}
