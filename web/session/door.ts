import type { SignUpRole } from '#domain/roles.ts';
import type { Intent } from '#domain/way-back.ts';

/** What a link to the door may carry, in the address of a page or into the dialog. */
export interface DoorSearch {
  intent?: Intent;
  role?: SignUpRole;
  returnTo?: string;
  /** Asks for a sign-in link by email rather than a password. */
  mode?: 'link';
  email?: string;
}

export interface Door extends DoorSearch {
  kind: 'sign-in' | 'sign-up' | 'verify';
}

const watchers = new Set<() => void>();
let open: Door | null = null;

/** Opens the door over the page one is at, or turns the open one into another. */
export function openDoor(door: Door): void {
  set(door);
}

export function closeDoor(): void {
  if (open !== null) set(null);
}

export function currentDoor(): Door | null {
  return open;
}

export function watchDoor(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function set(door: Door | null): void {
  open = door;
  for (const notify of watchers) notify();
}
