import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { scrim } from '#web/ui/scrim.ts';
import { SidebarNav } from './sidebar.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';
import type { SidebarProps } from './sidebar-props.ts';

type MobileSidebarProps = { sidebar: SidebarProps; open: boolean; onOpenChange: (open: boolean) => void };

/** The sidebar as a sheet of 18rem over the page on a phone. */
export function MobileSidebar({ sidebar, open, onOpenChange }: MobileSidebarProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup className={sheet} onClick={(event) => closesOn(event.target) && onOpenChange(false)}>
          <Base.Title className="sr-only">Admin pages</Base.Title>
          <div className="flex h-14 shrink-0 items-center justify-between pr-1.5 pl-4">
            <Logo />
            <Base.Close
              render={
                <Button
                  variant="ghost"
                  shape="icon"
                  size="touch"
                  aria-label="Close menu"
                  icon={<X aria-hidden="true" />}
                />
              }
            />
          </div>
          <SidebarNav {...sidebar} isNarrow={false} />
          <div className="flex items-center justify-between border-line border-t px-5 py-2 text-base text-ink-2">
            Theme <ThemeSwitch />
          </div>
          <SidebarFoot {...sidebar} isNarrow={false} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const closesOn = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

const sheet = [
  'fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100vw-2rem)] flex-col bg-sunken text-ink shadow-3 outline-none',
  'pb-[env(safe-area-inset-bottom)] transition-[translate] duration-slow ease-out data-ending-style:duration-slow-out',
  'data-starting-style:-translate-x-full data-ending-style:-translate-x-full forced-colors:border-r',
].join(' ');
