import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AccountSections = lazyPart(
  async () => (await import('#web/components/home/account-sections.tsx')).AccountSections,
);

/** Account settings, closed: until onboarding is finished they have no page of their own. Later steps link to them. */
export function OwnAccountDetails({ own }: { own: OwnAccount }) {
  const isAskedFor = useLocation({ select: ({ hash }) => hash === 'account' });
  const [isOpen, setOpen] = useState(isAskedFor);
  return (
    <details
      id="account"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mx-auto mt-14 w-full max-w-wide px-5 md:px-10"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-1.5 border-line border-t text-base text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        Account settings
        <ChevronDown aria-hidden="true" className="size-4 stroke-[1.75] group-open:rotate-180" />
      </summary>
      {isOpen ? (
        <div className="pt-6">
          <Suspense fallback={<div className="min-h-96" />}>
            <HydrationMark>
              <AccountSections {...own} />
            </HydrationMark>
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
