import { Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const BlockList = lazyPart(async () => (await import('./block-list.tsx')).BlockList);

/** Whom a creator, or a business, blocked. */
export function BlocksSection({ lede }: { lede: string }) {
  return (
    <SettingsSection id="blocks" lede={lede}>
      <Suspense fallback={<div className="min-h-20" />}>
        <HydrationMark>
          <BlockList />
        </HydrationMark>
      </Suspense>
    </SettingsSection>
  );
}
