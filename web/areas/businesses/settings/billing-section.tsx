import { Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { BillingDetailsProps } from './billing-details.tsx';

const BillingDetails = lazyPart(async () => (await import('./billing-details.tsx')).BillingDetails);

export function BillingSection({ firstName, ...billing }: BillingDetailsProps & { firstName: string }) {
  return (
    <SettingsSection id="billing" lede={`Only ${firstName} can see billing`}>
      <Suspense fallback={<div className="min-h-40" />}>
        <HydrationMark>
          <BillingDetails {...billing} />
        </HydrationMark>
      </Suspense>
    </SettingsSection>
  );
}
