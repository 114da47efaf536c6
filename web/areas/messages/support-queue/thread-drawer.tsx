import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SupportThread } from '#contract/messages/support.ts';
import { recordPath } from '#domain/admin/search.ts';
import type { SupportRecordType } from '#domain/messages/support.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { AnswerForm } from './answer-form.tsx';
import { OtherRequests } from './other-requests.tsx';
import { threadOptions } from './queue-options.ts';
import { StatusBadge } from './status-badge.tsx';
import { ThreadActions } from './thread-actions.tsx';

type ThreadDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function ThreadDrawer({ id, ids, onOpen, onClose }: ThreadDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: thread, error } = useQuery(threadOptions(api, id));
  return (
    <RecordDrawer
      title="Support request"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={
        thread?.merged_into_id === null ? (
          <ForAdmins rule="admin_support">
            <ThreadActions thread={thread} />
          </ForAdmins>
        ) : undefined
      }
      footnote="Reading and answering are recorded in the audit log."
    >
      {thread ? (
        <div key={thread.id} className="grid gap-6">
          <ThreadHead thread={thread} />
          <Messages thread={thread} />
          {thread.merged_into_id ? (
            <p className="text-base">
              Merged into{' '}
              <Link href={`/admin/support?status=all&open=${thread.merged_into_id}`} className="text-link">
                another request
              </Link>
              .
            </p>
          ) : (
            <ForAdmins rule="admin_support">
              <AnswerForm thread={thread} />
              <OtherRequests thread={thread} onMerged={onOpen} />
            </ForAdmins>
          )}
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}

const RECORD_WORDS: Record<SupportRecordType, string> = {
  campaign: 'Campaign',
  collaboration: 'Work',
  payment: 'Payment',
  payout: 'Payout',
};

function ThreadHead({
  thread: { subject, status, snoozed_until, person, record },
}: {
  thread: SupportThread;
}) {
  const now = useNow();
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 className="type-block-title min-w-0 break-words">{subject}</h2>
        <StatusBadge status={status} />
      </div>
      <Facts
        facts={[
          [
            'From',
            <Link key="person" href={recordPath('user', person.id)} className="text-link">
              {person.name}
            </Link>,
          ],
          ['Email', person.email],
          ['Account', `${person.role ? readable(person.role) : 'No role'}, ${person.account_status}`],
          [
            'About',
            record ? (
              <Link
                key="record"
                href={recordPath(record.shown_in.kind, record.shown_in.id)}
                className="text-link"
              >
                {RECORD_WORDS[record.type]}
              </Link>
            ) : null,
          ],
          ['Snoozed until', snoozed_until ? momentWords(snoozed_until, now) : null],
        ]}
      />
    </>
  );
}

const LOOKS = {
  question: 'border-line bg-surface',
  answer: 'border-line bg-fill',
  note: 'border-yellow-text/30 bg-yellow-tint',
} as const;

function Messages({ thread }: { thread: SupportThread }) {
  const now = useNow();
  return (
    <ol aria-label="Messages" className="grid gap-3">
      {thread.messages.map(({ id, kind, author_name, body, created_at }) => (
        <li key={id} className={`rounded-card border p-4 ${LOOKS[kind]}`}>
          <p className="flex flex-wrap justify-between gap-x-4 text-base">
            <span className="min-w-0 font-semibold break-words">
              {author_name}
              {kind === 'note' ? <span className="font-normal">, note for admins</span> : null}
            </span>
            <span className="num text-ink-2">{momentWords(created_at, now)}</span>
          </p>
          <p className="mt-1.5 text-md break-words whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ol>
  );
}
