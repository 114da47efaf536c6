import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { keepSubmit } from './keep-submit.ts';
import { scrim } from './scrim.ts';

type BottomSheetProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** Pinned to the bottom; the label states the result: "Show 7 campaigns". */
  actions?: ReactNode;
  children: ReactNode;
};

/** A bottom sheet for phones; it closes by swipe, close button, Escape or a press outside. */
export function BottomSheet({ trigger, open, onOpenChange, title, actions, children }: BottomSheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Base.Popup onSubmit={keepSubmit} className={sheet}>
            <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong" />
            <header className="flex shrink-0 items-center justify-between border-b border-line py-2 pr-2 pl-5">
              <Base.Title className="type-block-title">{title}</Base.Title>
              <Base.Close
                render={
                  <Button
                    variant="ghost"
                    shape="icon"
                    size="touch"
                    aria-label="Close"
                    icon={<X aria-hidden="true" />}
                  />
                }
              />
            </header>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
              {children}
            </Base.Content>
            {actions ? (
              <footer className="flex shrink-0 gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:last:flex-1">
                {actions}
              </footer>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const sheet = [
  'flex max-h-[92dvh] w-full max-w-[40rem] flex-col overflow-hidden rounded-t-sheet bg-raised text-ink shadow-3 outline-none',
  '[transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-slow ease-out data-swiping:duration-0',
  'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
  'data-ending-style:duration-slow-out forced-colors:border',
].join(' ');
