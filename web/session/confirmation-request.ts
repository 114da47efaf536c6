/** A pending confirmation. The user is asked only once, however many requests need it. */
interface Asking {
  answer: Promise<boolean>;
  settle: (isConfirmed: boolean) => void;
}

const watchers = new Set<() => void>();
let asking: Asking | null = null;

/** Opens the dialog; resolves to true if the user confirms, false if they cancel. */
export function askToConfirm(): Promise<boolean> {
  if (asking === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ answer: promise, settle: resolve });
    return promise;
  }
  return asking.answer;
}

export function settleConfirmation(isConfirmed: boolean): void {
  asking?.settle(isConfirmed);
  set(null);
}

export function isAskedToConfirm(): boolean {
  return asking !== null;
}

export function watchConfirmation(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function set(next: Asking | null): void {
  asking = next;
  for (const notify of watchers) notify();
}
