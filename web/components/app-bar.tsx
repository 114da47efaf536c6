import { Suspense } from 'react';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisitorBar } from './visitor-bar.tsx';

/** Visitors don't load the code of the members' header. */
const MemberBar = lazyPart(async () => (await import('./member-bar.tsx')).MemberBar);

/** Only admins load it. */
const CreatorViewBar = lazyPart(async () => (await import('./creator-view-bar.tsx')).CreatorViewBar);

export function AppBar({ viewer, viewedUntil, hasAccount = false, authSearch = {}, ...bar }: AppBarProps) {
  return (
    <>
      <SkipLink />
      {viewer && viewedUntil ? (
        <Suspense fallback={<div className="h-14 border-line border-b md:h-16" />}>
          <CreatorViewBar viewer={viewer} until={viewedUntil} currentPath={bar.currentPath ?? ''} />
        </Suspense>
      ) : viewer ? (
        <Suspense fallback={<div className="h-14 border-line border-b md:h-16" />}>
          <MemberBar viewer={viewer} {...bar} />
        </Suspense>
      ) : (
        <VisitorBar authSearch={authSearch} hasAccount={hasAccount} />
      )}
    </>
  );
}
