import { Eye } from 'lucide-react';
import { VIEWED_CREATOR_LINKS } from '#domain/accounts/header-links.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { Link } from './link.tsx';

type CreatorViewBarProps = { viewer: Viewer; until: string; currentPath: string };

/** The header while an admin views the product as a creator: whose pages these are, where to go, and how to stop. */
export function CreatorViewBar({ viewer, until, currentPath }: CreatorViewBarProps) {
  const { run, isBusy } = useAction(
    async (api) => {
      await call(api, 'DELETE /api/me/creator-view');
      // The page begins anew, because everything on it was read as somebody else.
      location.assign('/admin/creators');
    },
    { failed: 'We couldn’t end the view', staysBusy: true },
  );
  return (
    <header
      data-unhydrated={useIsHydrated() ? undefined : ''}
      className="sticky top-0 z-30 border-line border-b bg-yellow-tint text-yellow-text print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-6 lg:px-10">
        <p className="flex min-w-0 grow items-start gap-2 text-base font-semibold">
          <Eye aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 break-words">
            Viewing as {displayName(viewer)}. Read only until {newYorkClock(until)}
          </span>
        </p>
        <nav aria-label="Main" className="flex flex-wrap gap-x-4">
          {VIEWED_CREATOR_LINKS.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === currentPath ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-base font-medium underline-offset-3 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <Button loading={isBusy} onClick={() => void run()}>
          End view
        </Button>
      </div>
    </header>
  );
}
