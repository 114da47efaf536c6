import { Bell } from 'lucide-react';
import { OnDemand } from '#web/ui/on-demand.tsx';

type NotificationBellProps = { unread: number; className?: string };

/** The dot marks something new; the list's code is fetched on hover or focus. */
export function NotificationBell({ unread, className = '' }: NotificationBellProps) {
  const trigger = (
    <button
      type="button"
      aria-label={unread > 0 ? `Notifications, ${unread > MOST ? `${MOST}+` : unread} new` : 'Notifications'}
      className={`relative grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:text-ink aria-expanded:text-ink ${className}`}
    >
      <Bell aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2.25 size-2.5 rounded-full bg-accent ring-2 ring-paper forced-colors:bg-[Highlight]"
        />
      ) : null}
    </button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./notifications-popup.tsx')).NotificationsPopup}
      props={{ trigger }}
    />
  );
}

const MOST = 99;
