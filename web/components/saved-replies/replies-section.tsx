import { Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ReplyList = lazyPart(async () => (await import('./reply-list.tsx')).ReplyList);

/** The saved replies of a creator, a team or the admins. */
export function RepliesSection({ lede }: { lede: string }) {
  return (
    <SettingsSection id="replies" lede={lede}>
      <Suspense fallback={<div className="min-h-24" />}>
        <HydrationMark>
          <ReplyList />
        </HydrationMark>
      </Suspense>
    </SettingsSection>
  );
}
