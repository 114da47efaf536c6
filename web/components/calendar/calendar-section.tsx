import { Suspense } from 'react';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const CalendarAddress = lazyPart(async () => (await import('./calendar-address.tsx')).CalendarAddress);

/** The user's deadlines as a calendar subscription. */
export function CalendarSection() {
  return (
    <SettingsSection id="calendar" lede="See your deadlines in your own calendar">
      <Suspense fallback={<div className="min-h-40" />}>
        <HydrationMark>
          <CalendarAddress />
        </HydrationMark>
      </Suspense>
    </SettingsSection>
  );
}
