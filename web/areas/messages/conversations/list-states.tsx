import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type MessagesArea, type MessagesView, shownOf } from './messages-options.ts';

type NoConversationsProps = { area: MessagesArea; view: MessagesView; onClear: () => void };

/** An empty list explains how conversations start; an empty search result links back to the full list. */
export function NoConversations({ area, view, onClear }: NoConversationsProps) {
  const shown = shownOf(view);
  if (!view.q && shown === 'all') return <NothingYet area={area} />;
  const all = (
    <Button size="touch" onClick={onClear}>
      Show all messages
    </Button>
  );
  if (view.q) {
    return (
      <Framed
        words="NO MATCH"
        title="No results"
        hint={`No messages, names or campaigns match “${view.q}”.`}
        action={all}
      />
    );
  }
  const isUnread = shown === 'unread';
  return (
    <Framed
      words="ALL READ"
      title={isUnread ? 'You’re all caught up' : 'No one needs a reply'}
      hint={isUnread ? 'New messages show up here.' : 'Conversations waiting for your reply show up here.'}
      action={all}
    />
  );
}

function NothingYet({ area }: { area: MessagesArea }) {
  const [hint, href, verb] =
    area === 'business'
      ? [
          'To start a conversation, open an applicant in a campaign and choose Message.',
          '/business/campaigns',
          'View campaigns',
        ]
      : [
          'Apply to a campaign, then message the shop from your application.',
          '/creator/applications',
          'View applications',
        ];
  return (
    <Framed
      words="NO WORD"
      title="No messages yet"
      hint={hint}
      action={
        <ButtonLink variant="primary" size="touch" render={(look) => <Link href={href} {...look} />}>
          {verb}
        </ButtonLink>
      }
    />
  );
}

function Framed(props: { words: string; title: string; hint: string; action: React.ReactNode }) {
  return <EmptyState {...props} className="m-4 max-md:mx-auto max-md:my-6 max-md:w-[calc(100%-2rem)]" />;
}

export function ListFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center text-base text-ink-2">
      Your messages didn’t load.
      <Button loading={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five'];

export function ListWaiting() {
  return (
    <div>
      <span role="status" className="sr-only">
        Loading your messages
      </span>
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid min-h-22 grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3.5 px-4 md:px-5"
        >
          <Skeleton className="size-12" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
