import { Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AddressSettings = lazyPart(async () => (await import('./address-settings.tsx')).AddressSettings);

type AddressSectionProps = { lede: string; use: string };

export function AddressSection({ lede, use }: AddressSectionProps) {
  return (
    <SettingsSection id="address" lede={lede}>
      <Suspense fallback={<div className="min-h-24" />}>
        <HydrationMark>
          <AddressSettings use={use} />
        </HydrationMark>
      </Suspense>
    </SettingsSection>
  );
}
