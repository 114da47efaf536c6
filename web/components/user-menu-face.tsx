import { ChevronDown } from 'lucide-react';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The button of the user menu, also shown while the menu loads. */
export function UserMenuFace({ viewer }: { viewer: Viewer }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={displayName(viewer)} className="size-9" />
      <ChevronDown aria-hidden="true" className="size-4 stroke-[1.75] text-ink-2" />
    </span>
  );
}
