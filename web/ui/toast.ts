export type ToastVariant = 'default' | 'destructive' | 'success' | 'ai';

export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** A button such as Undo, if the action can be undone. */
  action?: { label: string; onClick: () => void };
  duration_ms?: number;
};

type Show = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
const watchers = new Set<() => void>();
let show: Show | null = null;

/** Can be called from anywhere. Toasts are queued until the component that renders them has loaded. */
export function toast(request: ToastRequest): void {
  if (show) {
    show(request);
    return;
  }
  waiting.push(request);
  for (const notify of watchers) notify();
}

/** Passes on the queued toasts, then every new one. */
export function connectToaster(next: Show): () => void {
  show = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    show = null;
  };
}

export function watchToasts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function hasToastWaiting(): boolean {
  return waiting.length > 0;
}
