import { CircleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Bubble } from './bubble.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';
import type { Outgoing } from './outbox.ts';

type OutgoingItemProps = { outgoing: Outgoing; onRetry: () => void; onDiscard: () => void };

/** A message the server hasn't accepted yet: being sent, or failed with a reason. */
export function OutgoingItem({ outgoing, onRetry, onDiscard }: OutgoingItemProps) {
  const { body, files, state, problem } = outgoing;
  const isFailed = state === 'failed';
  return (
    <li className="mt-5 flex flex-row-reverse">
      <div className="grid min-w-0 max-w-[min(34rem,84%)] justify-items-end gap-1.5">
        <p className="sr-only">You</p>
        {body ? (
          <Bubble isOurs isFaint={!isFailed}>
            <MessageText text={body} />
          </Bubble>
        ) : null}
        {files.length > 0 ? <MessageFiles files={files} isOurs /> : null}
        {isFailed ? (
          <>
            <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-2" />
              <span className="min-w-0 wrap-anywhere">Not sent. {problem}</span>
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button size="dense" variant="ghost" onClick={onDiscard}>
                Discard
              </Button>
              <Button size="dense" onClick={onRetry}>
                Retry
              </Button>
            </div>
          </>
        ) : (
          <p className="text-sm text-ink-3">Sending</p>
        )}
      </div>
    </li>
  );
}
