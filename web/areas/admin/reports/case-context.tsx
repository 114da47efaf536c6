import type { ReportCase } from '#contract/admin/reports.ts';
import { recordPath } from '#domain/admin/search.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { Link } from '#web/components/link.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { FileStrip } from '#web/components/work/file-strip.tsx';
import { titleOf } from './report-words.ts';

/** The reported record as people see it, and who answers for it. */
export function CaseContext({ found }: { found: ReportCase }) {
  const { text, messages, upload, person, status } = found;
  const href = hrefOf(found);
  return (
    <>
      <div>
        <h2 className="type-block-title wrap-anywhere">{titleOf(found)}</h2>
        {text ? <p className="mt-2 text-base wrap-anywhere whitespace-pre-line text-ink-2">{text}</p> : null}
      </div>
      {upload ? <FileStrip files={[upload.file]} label="Reported upload" /> : null}
      {messages.length > 0 ? <Thread messages={messages} /> : null}
      <Facts
        facts={[
          ['Status', status && readable(status)],
          [
            'Person',
            person ? (
              <Link key="person" href={recordPath('user', person.user_id)} className="text-link">
                {person.name}
              </Link>
            ) : (
              'This business has no owner'
            ),
          ],
          ['Email', person?.email],
          ['Account', person && readable(person.account_status)],
          ['Contact details sent', person?.contact_details_count],
          [
            'Record',
            href && (
              <Link key="record" href={href} className="text-link">
                Open record
              </Link>
            ),
          ],
        ]}
      />
    </>
  );
}

function Thread({ messages }: Pick<ReportCase, 'messages'>) {
  const now = useNow();
  return (
    <ol aria-label="Messages" className="grid gap-2">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`rounded-control border px-3 py-2 ${message.is_reported ? 'border-ink bg-sel' : 'border-line'}`}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-hint text-ink-2">
            <span className="font-semibold">
              {message.sender_name}
              {message.is_reported ? ' (reported)' : ''}
            </span>
            <span className="num">
              {dayWords(message.created_at, now)}, {newYorkClock(message.created_at)}
            </span>
          </p>
          <p className="text-base wrap-anywhere whitespace-pre-line">{textOf(message)}</p>
        </li>
      ))}
    </ol>
  );
}

function textOf({ body, is_deleted, is_reported, file_count }: ReportCase['messages'][number]): string {
  if (is_deleted && body === '') return 'Deleted by its sender';
  const files = file_count === 0 ? '' : `[${file_count === 1 ? '1 file' : `${file_count} files`}]`;
  const removed = is_deleted && is_reported ? '[Removed]' : '';
  return [removed, body, files].filter(Boolean).join(' ');
}

function hrefOf({ target_type, target_id }: ReportCase): string | null {
  if (target_type === 'campaign' || target_type === 'business') return recordPath(target_type, target_id);
  return target_type === 'creator' ? `/admin/creators?open=${target_id}` : null;
}
