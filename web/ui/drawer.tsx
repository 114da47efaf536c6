import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { keepSubmit } from './keep-submit.ts';
import { useMediaQuery } from './use-media-query.ts';

type DrawerProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  onPrevious?: () => void;
  onNext?: () => void;
  /** Pinned to the bottom; the primary button comes last and fills the remaining width. */
  actions?: ReactNode;
  /** One line below the actions. */
  footnote?: ReactNode;
  children: ReactNode;
};

/** Beside the table, which stays usable, on a desktop; full screen with a back button on a phone. */
export function Drawer({
  trigger,
  open,
  onOpenChange,
  title,
  onPrevious,
  onNext,
  actions,
  footnote,
  children,
}: DrawerProps) {
  const beside = useMediaQuery('(min-width: 48rem)', true);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal={!beside} disablePointerDismissal>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Popup data-beside={beside || undefined} onSubmit={keepSubmit} className={panel}>
          <div className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line px-3 md:px-6">
            <CloseButton label="Back" icon={<ArrowLeft aria-hidden="true" />} className="md:hidden" />
            <Base.Title className="min-w-0 flex-1 truncate text-md font-semibold max-md:pl-1">
              {title}
            </Base.Title>
            <StepButton label="Previous" icon={<ChevronUp aria-hidden="true" />} onClick={onPrevious} />
            <StepButton label="Next" icon={<ChevronDown aria-hidden="true" />} onClick={onNext} />
            <CloseButton label="Close" icon={<X aria-hidden="true" />} className="-mr-2.5 max-md:hidden" />
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label="Details"
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 md:px-6"
          >
            {children}
          </section>
          {actions ? (
            <div
              className={`shrink-0 border-t border-line px-4 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-6 ${footnote ? ROOM_FOR_TWO : ROOM_FOR_ONE}`}
            >
              <div className="flex gap-2 *:last:flex-1">{actions}</div>
              {footnote ? <p className="mt-2.5 text-xs text-ink-3">{footnote}</p> : null}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type HeaderButtonProps = { label: string; icon: ReactNode; className?: string };

function CloseButton({ label, icon, className }: HeaderButtonProps) {
  return (
    <Base.Close
      render={<Button variant="ghost" shape="icon" aria-label={label} icon={icon} className={className} />}
    />
  );
}

function StepButton({ onClick, label, icon }: HeaderButtonProps & { onClick: (() => void) | undefined }) {
  return onClick ? (
    <Button variant="ghost" shape="icon" aria-label={label} icon={icon} onClick={onClick} />
  ) : null;
}

/** On a phone, toasts stay above the actions and their footnote. */
const ROOM_FOR_ONE = 'max-md:[html:has(&)]:[--bar-bottom:4.75rem]';
const ROOM_FOR_TWO = 'max-md:[html:has(&)]:[--bar-bottom:7.5rem]';

const panel = [
  'fixed inset-y-0 right-0 z-40 flex w-full flex-col bg-surface text-ink shadow-3 outline-none md:w-[30rem]',
  'md:border-l md:border-line transition-[translate,opacity] duration-slow ease-out data-ending-style:duration-slow-out',
  'data-starting-style:translate-x-full data-ending-style:translate-x-full',
].join(' ');
