import type { Viewer } from '#domain/navigation.ts';

export interface AppBarProps {
  viewer: Viewer | null;
  /** Signs out everywhere; only people who are signed in can ask for it. */
  onSignOut: () => void;
  unreadCount: number;
  /** Marks the link one is at. */
  currentPath?: string;
}

export const VISITOR: AppBarProps = { viewer: null, unreadCount: 0, onSignOut: () => undefined };
