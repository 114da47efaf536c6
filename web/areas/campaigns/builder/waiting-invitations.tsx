import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { WaitingInvitation } from '#contract/hiring/waiting-invitations.ts';
import { call } from '#web/api/call.ts';
import { apiPages } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type WaitingInvitationsProps = { businessId: string; campaignId: string; isPosted: boolean };

const LIST = 'GET /api/businesses/:id/campaigns/:identifier/waiting-invitations';

/** The creators who are invited when the campaign goes live, and those who couldn't be. */
export function WaitingInvitations({ businessId, campaignId, isPosted }: WaitingInvitationsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const path = { id: businessId, identifier: campaignId };
  const list = useInfiniteQuery(apiPages(api, LIST, { params: path, query: {} }));
  const { run, isBusy, input } = useAction(
    (reach, { id }: WaitingInvitation) =>
      call(reach, 'DELETE /api/businesses/:id/campaigns/:identifier/waiting-invitations/:invitation_id', {
        params: { ...path, invitation_id: id },
      }),
    { after: LIST, afterRefusal: LIST, failed: 'Couldn’t withdraw it' },
  );
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? [];
  if (isPosted && invitations.length === 0) return null;
  const count = list.data?.pages[0]?.waiting_count ?? 0;
  return (
    <section
      aria-labelledby="waiting-title"
      className="mt-6 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <h2 id="waiting-title" className="type-item">
        {isPosted ? 'Invitations not sent' : 'Invited when it goes live'}
        {count > 0 ? <span className="num"> ({count})</span> : null}
      </h2>
      {list.data === undefined ? (
        <RecordPending error={list.error} />
      ) : invitations.length === 0 ? (
        <p className="mt-1 text-md text-ink-2">
          Nobody yet. Invite creators from the{' '}
          <Link href="/business/creators" className="text-link underline">
            directory
          </Link>{' '}
          or your{' '}
          <Link href="/business/creator-lists" className="text-link underline">
            lists
          </Link>
          .
        </p>
      ) : (
        <ul aria-labelledby="waiting-title" className="mt-2">
          {invitations.map((one) => (
            <li key={one.id} className="flex items-center gap-3 border-line py-2 not-first:border-t">
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{one.name}</span>
                <span className="block text-hint text-ink-2">{wordsOf(one)}</span>
              </span>
              {one.status === 'waiting' ? (
                <Button
                  size="dense"
                  loading={isBusy && input?.id === one.id}
                  aria-label={`Withdraw the invitation to ${one.name}`}
                  onClick={() => void run(one)}
                >
                  Withdraw
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button
          size="dense"
          className="mt-3"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </section>
  );
}

function wordsOf({ status, skip_reason, is_listed, added_by_name }: WaitingInvitation): string {
  if (status === 'skipped') return `Not invited. ${skip_reason ?? ''}`.trim();
  return is_listed ? `Added by ${added_by_name}` : 'No longer listed, so we won’t invite them';
}
