import type { Viewer } from '#domain/accounts/navigation.ts';
import type { AuthSearch } from './auth-dialog.ts';

export interface AppBarProps {
  viewer: Viewer | null;
  /** Signs out everywhere; only signed-in users can call it. */
  onSignOut: () => void;
  unreadCount: number;
  /** The number of unread notifications. */
  unreadNotificationCount?: number;
  /** Marks the current link. */
  currentPath?: string;
  /** Hides all links to guarded pages, because none of them opens. */
  isSuspended?: boolean;
  /** The search parameters of a sign-in or sign-up page, kept for links between the two. */
  authSearch?: AuthSearch;
}

export const VISITOR: AppBarProps = { viewer: null, unreadCount: 0, onSignOut: () => undefined };
