import type { SupportThread } from '#contract/messages/support.ts';
import { call } from '#web/api/call.ts';
import { Link } from '#web/components/link.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusBadge } from './status-badge.tsx';

type OtherRequestsProps = { thread: SupportThread; onMerged: (id: string) => void };

/** Other requests of the same person. This one can become part of any of them. */
export function OtherRequests({ thread, onMerged }: OtherRequestsProps) {
  const merging = useAction(
    (api, into_id: string) =>
      call(api, 'POST /api/admin/support-requests/:id/merge', {
        params: { id: thread.id },
        body: { into_id },
      }),
    {
      after: 'everything',
      failed: 'Couldn’t merge the requests',
      done: 'The requests were merged.',
    },
  );
  if (thread.others.length === 0) return null;
  return (
    <section aria-labelledby="other-requests">
      <h3 id="other-requests" className="type-item">
        Other requests from {thread.person.name}
      </h3>
      <ul className="mt-2">
        {thread.others.map(({ id, subject, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-2.5">
            <Link
              href={`/admin/support?status=all&open=${id}`}
              className="min-w-0 grow basis-40 text-base text-link break-words"
            >
              {subject}
            </Link>
            <StatusBadge status={status} />
            <Button
              loading={merging.isBusy && merging.input === id}
              aria-label={`Merge into “${subject}”`}
              onClick={async () => {
                if (await merging.run(id)) onMerged(id);
              }}
            >
              Merge into
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
