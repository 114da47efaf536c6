import type { Viewer } from '#domain/navigation.ts';
import type { DoorSearch } from '#web/session/door.ts';

export interface AppBarProps {
  viewer: Viewer | null;
  /** Signs out everywhere; only people who are signed in can ask for it. */
  onSignOut: () => void;
  unreadCount: number;
  /** What is new at the bell. */
  unreadNoticeCount?: number;
  /** Marks the link one is at. */
  currentPath?: string;
  /** Nothing behind the door opens, so no way there is shown. */
  isSuspended?: boolean;
  /** What a page at the door was opened with, so that the way to the other door keeps it. */
  errand?: DoorSearch;
}

export const VISITOR: AppBarProps = { viewer: null, unreadCount: 0, onSignOut: () => undefined };
