import { lazy, Suspense } from 'react';
import type { AppBarProps } from './app-bar-props.ts';
import { SkipLink } from './skip-link.tsx';
import { VisitorBar } from './visitor-bar.tsx';

/** Visitors fetch none of what only members see. */
const MemberBar = lazy(() => import('./member-bar.tsx').then((module) => ({ default: module.MemberBar })));

export function AppBar({
  viewer,
  onSignOut,
  unreadCount,
  unreadNoticeCount = 0,
  currentPath = '',
  isSuspended = false,
  errand = {},
}: AppBarProps) {
  return (
    <>
      <SkipLink />
      {viewer ? (
        <Suspense fallback={<div className="h-14 border-line border-b md:h-16" />}>
          <MemberBar
            viewer={viewer}
            onSignOut={onSignOut}
            unreadCount={unreadCount}
            unreadNoticeCount={unreadNoticeCount}
            currentPath={currentPath}
            isSuspended={isSuspended}
          />
        </Suspense>
      ) : (
        <VisitorBar errand={errand} />
      )}
    </>
  );
}
