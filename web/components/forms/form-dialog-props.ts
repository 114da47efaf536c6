import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Changes, Send } from '#web/session/perform-action.ts';

export type FormDialogProps<Name extends string, Answer = unknown> = Changes<Record<Name, string>, Answer> & {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  description?: ReactNode;
  /** The fields, in the order they are checked. */
  names: readonly Name[];
  /** Checks the values before they are sent. */
  check?: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  send: Send<Record<Name, string>, Answer>;
  verb: string;
  safeVerb: string;
  isDestructive?: boolean;
  children?: (errorOf: (name: Name) => string | undefined) => ReactNode;
};

/** Opens immediately, for a menu's actions: the menu has the button, so there is no trigger. */
export type FormDialogPanelProps<Name extends string, Answer = unknown> = Omit<
  FormDialogProps<Name, Answer>,
  'trigger'
> & {
  trigger?: FormDialogProps<Name, Answer>['trigger'];
  onClosed?: () => void;
};
