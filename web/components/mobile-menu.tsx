import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from './link.tsx';

type MobileMenuProps = { className?: string; children: ReactNode };

/** The header's links behind one button. The panel opens below the nearest positioned header. */
export function MobileMenu({ className = '', children }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return (
    <div className={className}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
        className="-mr-2.75 grid size-11 place-items-center rounded-control"
      >
        {open ? (
          <X aria-hidden="true" className="size-6 stroke-[1.75]" />
        ) : (
          <Menu aria-hidden="true" className="size-6 stroke-[1.75]" />
        )}
      </button>
      <nav
        id={panelId}
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] overflow-y-auto border-line border-y bg-raised pt-2 pb-4 shadow-2"
      >
        {open ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: it only follows the links inside, which keys reach
          <ul onClick={(event) => closesOn(event.target) && setOpen(false)}>{children}</ul>
        ) : null}
      </nav>
    </div>
  );
}

export function MobileMenuLink({
  href,
  current = false,
  children,
}: {
  href: string;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-12 items-center gap-2 px-5 text-touch font-medium text-ink hover:wash aria-[current]:font-bold"
      >
        {children}
      </Link>
    </li>
  );
}

const closesOn = (target: EventTarget) => target instanceof Element && target.closest('a, button') !== null;
