import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { supportRequestPath } from '#domain/messages/support.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OwnStatus } from './own-status.tsx';
import { ownRequestsOptions } from './support-options.ts';

export function RequestsPage({ bar }: { bar: AppBarProps }) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    ownRequestsOptions(api),
  );
  const requests = data.pages.flatMap((page) => page.requests);
  return (
    <EntryFrame bar={bar} now={now} title="Your requests">
      <p className="type-prose mt-5 text-ink-2">
        {requests.length === 0
          ? 'Questions you send us appear here, with our answers.'
          : 'What you asked us, and our answers.'}
      </p>
      {requests.length > 0 ? (
        <Card padded={false} className="mt-7">
          <ul>
            {requests.map(({ id, subject, status, last_message_at }) => (
              <li key={id} className="border-line not-first:border-t">
                <Link
                  href={supportRequestPath(id)}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-4 hover:bg-sel"
                >
                  <span className="min-w-0 grow basis-56 type-item break-words">{subject}</span>
                  <OwnStatus status={status} />
                  <span className="num w-full text-base text-ink-2">{momentWords(last_message_at, now)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <div className="mt-7 grid gap-3 sm:flex">
        <ButtonLink href="/help/contact" variant="primary" size="large">
          Ask a question
        </ButtonLink>
        {hasNextPage ? (
          <Button size="large" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        ) : null}
      </div>
    </EntryFrame>
  );
}
