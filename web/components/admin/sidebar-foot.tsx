import { LogOut } from 'lucide-react';
import { displayName } from '#domain/format/display-name.ts';
import { Link } from '#web/components/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { SidebarProps } from './sidebar-props.ts';

/** The signed-in user, linked to their settings, and the sign-out button. */
export function SidebarFoot({ viewer, onSignOut, isNarrow }: SidebarProps & { isNarrow: boolean }) {
  const email = viewer.email || 'Admin User';
  const row = `flex items-center rounded-control hover:wash touch:min-h-11 ${isNarrow ? 'h-9 justify-center' : 'min-h-10 gap-3 px-2'}`;
  const who = (
    <Link href="/admin/settings" className={row}>
      <Avatar name={displayName(viewer)} className="size-7.5" />
      <span className={isNarrow ? 'sr-only' : 'min-w-0 truncate text-dense font-medium'}>{email}</span>
      <span className="sr-only">, settings</span>
    </Link>
  );
  const out = (
    <button
      type="button"
      onClick={onSignOut}
      className={`w-full text-base font-medium text-ink-2 hover:text-ink ${row}`}
    >
      <LogOut aria-hidden="true" className={`size-4.5 shrink-0 stroke-[1.75] ${isNarrow ? '' : 'mx-1.5'}`} />
      <span className={isNarrow ? 'sr-only' : ''}>Logout</span>
    </button>
  );
  return (
    <div className={`grid shrink-0 gap-1 border-line border-t py-2.5 ${isNarrow ? 'px-1.5' : 'px-3'}`}>
      {isNarrow ? (
        <>
          <Tooltip label={email} side="right">
            {who}
          </Tooltip>
          <Tooltip label="Logout" side="right">
            {out}
          </Tooltip>
        </>
      ) : (
        <>
          {who}
          {out}
        </>
      )}
    </div>
  );
}
