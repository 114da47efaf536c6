import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { City } from '#contract/base/cities.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Section, SectionHead } from './section.tsx';
import type { JoinWaitlist } from './waitlist-form.tsx';

const NotifyDialog = lazyPart(async () => (await import('./notify-dialog.tsx')).NotifyDialog);

type ComingSoonProps = { cities: readonly City[]; onJoin: JoinWaitlist };

/** The cities that aren't open yet. The dialog's code is fetched on the first press. */
export function ComingSoon({ cities, onJoin }: ComingSoonProps) {
  const [asked, setAsked] = useState<City | null>(null);
  const [open, setOpen] = useState(false);
  const comingSoon = cities.filter(({ status }) => status === 'coming_soon');
  if (comingSoon.length === 0) return null;
  return (
    <Section id="cities" labelledBy="cities-title" className="border-line border-t">
      <SectionHead id="cities-title" title="Gates up soon.">
        We open one city at a time, once there are enough shops to make the trip worth it. Join the waiting
        list and we will knock.
      </SectionHead>
      <ul className="mt-8 grid grid-cols-2 gap-3 md:mt-12.25 md:gap-6 lg:grid-cols-4 lg:pb-2.5">
        {comingSoon.map((city) => (
          <Gate
            key={city.id}
            city={city}
            onNotify={() => {
              setAsked(city);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {asked ? (
        <Suspense>
          <NotifyDialog key={asked.id} city={asked} open={open} onOpenChange={setOpen} onJoin={onJoin} />
        </Suspense>
      ) : null}
    </Section>
  );
}

function Gate({ city, onNotify }: { city: City; onNotify: () => void }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <ThemedArt
        path={(theme) => artPath.gate(theme, city.slug)}
        width={300}
        height={300}
        // The slats of the gate show until the drawing has loaded.
        className="aspect-square w-full bg-[repeating-linear-gradient(var(--color-sunken)_0_11px,var(--color-line)_11px_12px)]"
      />
      <div className="flex grow flex-wrap items-center justify-between gap-x-2 gap-y-2 p-3 sm:px-4 md:pl-5">
        <p className="px-1 sm:px-0">
          <span className="block text-md leading-5 font-semibold">{city.name}</span>
          <span className="block text-sm text-ink-3">Coming soon</span>
        </p>
        <Button
          size="dense"
          icon={<Bell aria-hidden="true" />}
          aria-label={`Notify me when ${city.name} opens`}
          onClick={onNotify}
          className="max-sm:h-11 max-sm:w-full"
        >
          Notify me
        </Button>
      </div>
    </li>
  );
}
