import { Suspense } from 'react';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisitorBar } from './visitor-bar.tsx';

/** Visitors don't load the code of the members' header. */
const MemberBar = lazyPart(async () => (await import('./member-bar.tsx')).MemberBar);

const EmailBanner = lazyPart(async () => (await import('./email-banner.tsx')).EmailBanner);

export function AppBar({
  viewer,
  photoUrl = null,
  emailSuppression,
  onSignOut,
  unreadCount,
  unreadNotificationCount = 0,
  currentPath = '',
  isSuspended = false,
  hasAccount = false,
  authSearch = {},
}: AppBarProps) {
  return (
    <>
      <SkipLink />
      {viewer ? (
        <Suspense fallback={<div className="h-14 border-line border-b md:h-16" />}>
          <MemberBar
            viewer={viewer}
            photoUrl={photoUrl}
            onSignOut={onSignOut}
            unreadCount={unreadCount}
            unreadNotificationCount={unreadNotificationCount}
            currentPath={currentPath}
            isSuspended={isSuspended}
          />
          {emailSuppression ? (
            <EmailBanner cause={emailSuppression} viewer={viewer} isSuspended={isSuspended} />
          ) : null}
        </Suspense>
      ) : (
        <VisitorBar authSearch={authSearch} hasAccount={hasAccount} />
      )}
    </>
  );
}
