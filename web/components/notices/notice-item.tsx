import { newYorkClock } from '#domain/new-york-time.ts';
import type { Notice } from '#web/api/generated/types.gen.ts';
import { Link } from '../link.tsx';

type NoticeItemProps = { notice: Notice; onOpen: () => void };

/** One event and where it leads. */
export function NoticeItem({ notice, onOpen }: NoticeItemProps) {
  const { title, body, href, created_at } = notice;
  const isNew = notice.read_at === null;
  return (
    <li>
      <Link
        href={href}
        onClick={onOpen}
        className="grid grid-cols-[0.625rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 hover:wash focus-visible:-outline-offset-2 md:px-5"
      >
        <span
          aria-hidden="true"
          className={`mt-1.75 size-2.25 rounded-full ${isNew ? 'bg-accent forced-colors:bg-[Highlight]' : ''}`}
        />
        <span className="min-w-0 break-words">
          {isNew ? <span className="sr-only">New: </span> : null}
          <span className={`block text-md leading-5.5 ${isNew ? 'font-semibold' : ''}`}>{title}</span>
          {body ? <span className="mt-0.5 block text-sm text-ink-2">{body}</span> : null}
        </span>
        <time dateTime={created_at} className="num pt-0.5 text-xs whitespace-nowrap text-ink-3">
          {newYorkClock(created_at)}
        </time>
      </Link>
    </li>
  );
}
