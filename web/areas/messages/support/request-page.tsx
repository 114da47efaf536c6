import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { OwnStatus } from './own-status.tsx';
import { ownRequestOptions } from './support-options.ts';
import { WriteForm } from './write-form.tsx';

/** A person's request: what they asked, and our answers. */
export function RequestPage({ bar, id }: { bar: AppBarProps; id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: request } = useSuspenseQuery(ownRequestOptions(api, id));
  const now = useNow();
  return (
    <EntryFrame bar={bar} now={now} title={request.subject}>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-md">
        <OwnStatus status={request.status} />
        {request.record ? (
          <p className="min-w-0 break-words">
            <span className="text-ink-2">About:</span>{' '}
            {bar.isSuspended ? (
              request.record.label
            ) : (
              <Link href={request.record.href} className="text-link">
                {request.record.label}
              </Link>
            )}
          </p>
        ) : null}
        <Link href="/help/requests" className="text-link">
          All your requests
        </Link>
      </div>
      <ol className="mt-7 grid gap-4">
        {request.messages.map(({ id: messageId, kind, body, created_at }) => (
          <li
            key={messageId}
            className={`rounded-card border border-line p-5 ${kind === 'answer' ? 'bg-fill' : 'bg-surface'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-base">
              <span className="font-semibold">{kind === 'answer' ? 'Bizmeet' : 'You'}</span>
              <span className="num text-ink-2">{momentWords(created_at, now)}</span>
            </p>
            <p className="mt-2 text-md break-words whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ol>
      <WriteForm id={request.id} isClosed={request.status === 'closed'} />
    </EntryFrame>
  );
}
