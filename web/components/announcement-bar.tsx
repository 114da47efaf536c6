import { useRouteContext } from '@tanstack/react-router';
import { Megaphone, X } from 'lucide-react';
import type { AnnouncementBar as Announcement } from '#contract/accounts/me.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from './link.tsx';

type AnnouncementBarProps = {
  announcement: Pick<Announcement, 'title' | 'link'>;
  /** Left out in a preview, where there is nothing to dismiss. */
  onDismiss?: () => void;
};

/** One line with one link. */
export function AnnouncementBar({ announcement: { title, link }, onDismiss }: AnnouncementBarProps) {
  const { label, url } = link ?? { label: 'Read more', url: '/news' };
  return (
    <aside aria-label="Announcement" className="bg-info-tint text-info print:hidden">
      <div className="flex items-start gap-x-3 px-4 py-1.5 md:px-6 lg:px-10">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-5">
          <p className="flex min-w-0 items-start gap-2 py-2.5 text-base font-semibold">
            <Megaphone aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </p>
          <Link href={url} className="inline-flex min-h-11 items-center text-base font-semibold text-link">
            {label}
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
        {onDismiss ? (
          <Button
            variant="ghost"
            shape="icon"
            size="touch"
            aria-label="Dismiss announcement"
            icon={<X aria-hidden="true" />}
            onClick={onDismiss}
          />
        ) : null}
      </div>
    </aside>
  );
}

/** Goes away at once and for good: the server remembers it for the person. */
export function LiveAnnouncement({ announcement }: { announcement: Announcement }) {
  const { auth } = useRouteContext({ from: '__root__' });
  const dismissing = useAction(
    (api) => call(api, 'PUT /api/news/:id/dismissal', { params: { id: announcement.id } }),
    {
      after: () => {
        document.getElementById('main')?.focus({ preventScroll: true });
        auth.hideAnnouncement(announcement.id);
      },
      failed: 'Couldn’t dismiss the announcement',
    },
  );
  return <AnnouncementBar announcement={announcement} onDismiss={() => void dismissing.run()} />;
}
