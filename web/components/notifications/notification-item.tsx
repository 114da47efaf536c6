import type { Notification } from '#contract/base/notifications.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { Link } from '#web/components/link.tsx';

type NotificationItemProps = { notification: Notification; onOpen: () => void };

/** A notification with its link. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { title, body, href, business_name, created_at } = notification;
  const isNew = notification.read_at === null;
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
          {business_name ? <span className="mt-0.5 block text-xs text-ink-3">{business_name}</span> : null}
          {body ? <span className="mt-0.5 block text-sm text-ink-2">{body}</span> : null}
        </span>
        <time dateTime={created_at} className="num pt-0.5 text-xs whitespace-nowrap text-ink-3">
          {newYorkClock(created_at)}
        </time>
      </Link>
    </li>
  );
}
