import type { ComponentProps, ReactElement, ReactNode } from 'react';

export type FormDialogProps<Name extends string> = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  description?: ReactNode;
  /** The fields, in the order in which they are looked at. */
  names: readonly Name[];
  /** What is wrong before anything is sent. */
  check?: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** Said once it has worked, unless the deed says so itself. */
  done?: string;
  verb: string;
  safeVerb: string;
  isDestructive?: boolean;
  children?: (errorOf: (name: Name) => string | undefined) => ReactNode;
};

/** The same, open from the start, for what a menu asks: the menu's own button stays, so there is no trigger. */
export type FormDialogPanelProps<Name extends string> = Omit<FormDialogProps<Name>, 'trigger'> & {
  trigger?: FormDialogProps<Name>['trigger'];
  onClosed?: () => void;
};
