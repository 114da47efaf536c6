import type { AnnouncementBar } from '#contract/accounts/me.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import type { SuppressionCause } from '#domain/base/email-event-states.ts';
import type { AuthSearch } from './auth-dialog.ts';

export interface AppBarProps {
  viewer: Viewer | null;
  /** The viewer's photo; without one their initials are shown. */
  photoUrl?: string | null;
  /** The end of a view by an admin, who sees the page as this creator; left out for everyone else. */
  viewedUntil?: string | undefined;
  /** Signs out everywhere; only signed-in users can call it. */
  onSignOut: () => void;
  unreadCount: number;
  /** The number of unread notifications. */
  unreadNotificationCount?: number;
  /** Why we stopped emailing the viewer; left out if we haven't. */
  emailSuppression?: SuppressionCause | undefined;
  /** Shown below the header until the viewer dismisses it. */
  announcement?: AnnouncementBar | undefined;
  /** Marks the current link. */
  currentPath?: string;
  /** Hides all links to guarded pages, because none of them opens. */
  isSuspended?: boolean;
  /** Leaves out signing up: the page belongs to an account, such as one that a mailed link opened. */
  hasAccount?: boolean;
  /** The search parameters of a sign-in or sign-up page, kept for links between the two. */
  authSearch?: AuthSearch;
}

export const VISITOR: AppBarProps = { viewer: null, unreadCount: 0, onSignOut: () => undefined };
