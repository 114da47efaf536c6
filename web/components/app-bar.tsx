import type { Viewer } from '#domain/navigation.ts';
import { MemberBar } from './member-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisitorBar } from './visitor-bar.tsx';

export interface AppBarProps {
  viewer: Viewer | null;
  /** Signs out everywhere; only people who are signed in can ask for it. */
  onSignOut: () => void;
  unreadCount: number;
  /** Marks the link one is at. */
  currentPath?: string;
}

export function AppBar({ viewer, onSignOut, unreadCount, currentPath = '' }: AppBarProps) {
  return (
    <>
      <SkipLink />
      {viewer ? (
        <MemberBar
          viewer={viewer}
          onSignOut={onSignOut}
          unreadCount={unreadCount}
          currentPath={currentPath}
        />
      ) : (
        <VisitorBar />
      )}
    </>
  );
}
