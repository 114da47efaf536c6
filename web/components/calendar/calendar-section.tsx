import { lazy, Suspense } from 'react';
import { SettingsSection } from '../settings/settings-section.tsx';
import { Waking } from '../waking.tsx';

const CalendarAddress = lazy(async () => ({
  default: (await import('./calendar-address.tsx')).CalendarAddress,
}));

/** One's dates in one's own calendar. */
export function CalendarSection() {
  return (
    <SettingsSection id="calendar" lede="Your dates in your own calendar, kept up to date">
      <Suspense fallback={<div className="min-h-40" />}>
        <Waking>
          <CalendarAddress />
        </Waking>
      </Suspense>
    </SettingsSection>
  );
}
