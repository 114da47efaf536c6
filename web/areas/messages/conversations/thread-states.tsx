import type { Conversation } from '#contract/messages/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { otherName } from './row-words.ts';

/** Shown before the first message. */
export function ThreadStart({ conversation }: { conversation: Conversation }) {
  return (
    <p className="mx-auto mt-8 max-w-80 text-center text-base text-pretty text-ink-2">
      <span className="block text-md font-semibold text-ink">No messages yet</span>
      {conversation.refusal === null ? `Send ${otherName(conversation)} a message about this job.` : null}
    </p>
  );
}

export function ThreadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-10 text-center text-base text-ink-2">
      This conversation didn’t load.
      <Button loading={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

export function ThreadWaiting() {
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        Loading this conversation
      </span>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-12 w-1/2 justify-self-end" />
      <Skeleton className="h-12 w-2/5" />
    </div>
  );
}
