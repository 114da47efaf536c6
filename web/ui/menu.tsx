import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { popupRow, popupSheet } from './popup.ts';

type MenuProps = {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
  /** Put a destructive item last. */
  children: ReactNode;
};

export function Menu({ trigger, align = 'start', defaultOpen, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-60 outline-none">
          <Base.Popup className={`min-w-52 ${popupSheet}`}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, danger = false, disabled, onClick, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onClick}
      className={`${popupRow} ${danger ? 'text-danger' : ICON_TONE}`}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

type MenuLinkProps = {
  href: string;
  icon?: ReactNode;
  /** The router's own link, such as `<Link to="/settings" />`. */
  render?: ReactElement<Record<string, unknown>>;
  children: ReactNode;
};

export function MenuLink({ href, icon, render, children }: MenuLinkProps) {
  return (
    <Base.LinkItem href={href} render={render} closeOnClick className={`${popupRow} ${ICON_TONE}`}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const ICON_TONE = '[&_svg]:text-ink-2';
