import { displayName } from '#domain/format/display-name.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { UserMenuFace } from './user-menu-face.tsx';

type TaskUserMenuProps = Pick<AppBarProps, 'onSignOut'> & {
  viewer: NonNullable<AppBarProps['viewer']>;
  photoUrl: string | null;
};

/** For task bars, which have room for it; users in a task have no settings page yet. */
export function TaskUserMenu({ viewer, photoUrl, onSignOut }: TaskUserMenuProps) {
  const face = (
    <button
      type="button"
      aria-label={`User menu of ${[displayName(viewer), viewer.business?.business_name].filter(Boolean).join(', ')}`}
      className="rounded-control p-1.5 max-md:hidden"
    >
      <UserMenuFace viewer={viewer} photoUrl={photoUrl} />
    </button>
  );
  return (
    <OnDemand
      trigger={face}
      popup="menu"
      load={async () => (await import('./user-menu.tsx')).UserMenu}
      props={{ viewer, pages: [], settings: null, businessCount: 0, onSignOut, trigger: face }}
    />
  );
}
