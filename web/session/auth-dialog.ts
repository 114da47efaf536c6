import type { Intent } from '#domain/accounts/return-to.ts';
import type { SignUpRole } from '#domain/accounts/roles.ts';

/** The parameters of a link to sign-in or sign-up, as a page or as a dialog. */
export interface AuthSearch {
  intent?: Intent;
  role?: SignUpRole;
  returnTo?: string;
  /** Asks for a sign-in link by email rather than a password. */
  mode?: 'link';
  email?: string;
}

export interface AuthDialogState extends AuthSearch {
  kind: 'sign-in' | 'sign-up' | 'verify';
}

const watchers = new Set<() => void>();
let open: AuthDialogState | null = null;

/** Opens the dialog over the current page, or switches the open one. */
export function openAuthDialog(dialog: AuthDialogState): void {
  set(dialog);
}

export function closeAuthDialog(): void {
  if (open !== null) set(null);
}

export function currentAuthDialog(): AuthDialogState | null {
  return open;
}

export function watchAuthDialog(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function set(dialog: AuthDialogState | null): void {
  open = dialog;
  for (const notify of watchers) notify();
}
