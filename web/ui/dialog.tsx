import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Awning } from './awning.tsx';
import { Button } from './button.tsx';
import { keepSubmit } from './keep-submit.ts';
import { type LookChoices, look } from './look.ts';
import { scrim } from './scrim.ts';

export type DialogProps = LookChoices<typeof popup> & {
  /** The button that opens it; omit it when the page controls the state. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A question if an answer is needed. */
  title: ReactNode;
  titleHidden?: boolean;
  /** The consequence of the answer. */
  description?: ReactNode;
  /** The buttons, the safe choice first. */
  actions?: ReactNode;
  /** False for a confirmation, which is closed by its buttons and shows no close button. */
  closable?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus when it closes; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
};

/** A dialog on a desktop; a bottom sheet or full screen on a phone. */
export function Dialog({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  actions,
  closable = true,
  awning = false,
  initialFocus,
  finalFocus,
  width,
  phone,
  className,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Viewport className={viewport({ phone })}>
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            onSubmit={keepSubmit}
            className={popup({ width, phone, awning, className })}
          >
            {awning ? <DialogAwning /> : null}
            {closable ? <DialogCross low={awning} /> : null}
            <Base.Title className={titleHidden ? 'sr-only' : heading({ awning, closable })}>
              {title}
            </Base.Title>
            {description ? (
              <Base.Description className="mt-2 text-md text-ink-2">{description}</Base.Description>
            ) : null}
            {children}
            {actions ? <DialogActions>{actions}</DialogActions> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the surrounding dialog: `<DialogClose><Button>Keep payment</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}

function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2 *:grow md:*:grow-0">{children}</div>;
}

function DialogCross({ low }: { low: boolean }) {
  return (
    <Base.Close
      render={
        <Button
          variant="ghost"
          shape="icon"
          aria-label="Close"
          icon={<X aria-hidden="true" />}
          className={`absolute top-4 right-4 ${low ? 'md:top-14 md:right-8' : ''}`}
        />
      }
    />
  );
}

/** It extends past both sides of the dialog and drops 12px as it opens. */
function DialogAwning() {
  return (
    <div className="pointer-events-none absolute -inset-x-4 -top-2 hidden overflow-hidden pb-3 md:block">
      <div className="drop-shadow-[0_6px_6px_#17130f2e] transition-transform duration-slow ease-out in-data-starting-style:-translate-y-3">
        <Awning stripe={42} drop={26} />
      </div>
    </div>
  );
}

const viewport = look({
  base: 'fixed inset-0 z-50 flex justify-center overflow-y-auto overscroll-contain md:items-start md:px-6 md:py-[8vh]',
  variants: {
    phone: {
      sheet: 'items-end',
      full: 'items-stretch',
    },
  },
  defaults: { phone: 'sheet' },
});

const popup = look({
  base: [
    'relative w-full text-ink shadow-3 outline-none transition-[opacity,translate,scale] duration-slow ease-out',
    'md:my-auto md:rounded-card forced-colors:border',
    'data-ending-style:duration-slow-out md:data-starting-style:scale-98 md:data-starting-style:opacity-0',
    'md:data-ending-style:scale-98 md:data-ending-style:opacity-0',
  ],
  variants: {
    width: {
      narrow: 'md:max-w-[27.5rem] md:p-6',
      wide: 'md:max-w-[40rem] md:p-12',
    },
    phone: {
      sheet: [
        'max-h-[92dvh] overflow-y-auto rounded-t-sheet bg-raised p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
        'max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full',
        'md:max-h-none md:overflow-visible',
      ],
      full: 'min-h-dvh p-5 max-md:bg-paper max-md:data-starting-style:opacity-0 max-md:data-ending-style:opacity-0 md:min-h-0 md:bg-raised',
    },
    /** Only for sign-up, the entrance to the product. */
    awning: {
      true: 'md:pt-17',
    },
  },
  defaults: { width: 'narrow', phone: 'sheet' },
});

const heading = look({
  base: 'text-balance',
  variants: {
    awning: { true: 'type-tool-title', false: 'type-block-title' },
    closable: { true: 'pr-10' },
  },
});
