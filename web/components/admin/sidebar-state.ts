import { useSyncExternalStore } from 'react';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

const watchers = new Set<() => void>();

/** The cookie holds it, so that the server draws the sidebar as it was left. `onServer` is what the server read. */
export function useSidebarOpen(onServer: boolean): boolean {
  return useSyncExternalStore(watch, isSidebarOpen, () => onServer);
}

export function toggleSidebar(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${COOKIE}=${!isSidebarOpen()}; Path=/; Max-Age=${SEVEN_DAYS_SECONDS}; SameSite=Lax${secure}`;
  for (const notify of watchers) notify();
}

function isSidebarOpen(): boolean {
  return !/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
