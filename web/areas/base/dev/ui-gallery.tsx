import { Lock } from 'lucide-react';
import { AccessDenied } from '#web/ui/access-denied.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { toast } from '#web/ui/toast.ts';
import { BarsSection } from './gallery/bars-section.tsx';
import { ButtonsSection } from './gallery/buttons-section.tsx';
import { ColorsSection } from './gallery/colors-section.tsx';
import { FieldsSection } from './gallery/fields-section.tsx';
import { LabelsSection } from './gallery/labels-section.tsx';
import { OverlaysSection } from './gallery/overlays-section.tsx';
import { ProgressSection } from './gallery/progress-section.tsx';

import { TableSection } from './gallery/table-section.tsx';
import { TabsSection } from './gallery/tabs-section.tsx';
import { TypeSection } from './gallery/type-section.tsx';

const LINES = [
  { label: '1 Instagram Reel', amount: '$250.00' },
  { label: '2 Instagram Stories', amount: '$100.00' },
  { label: 'Creator fee', amount: '$0.00', quiet: true },
];

/** Every UI component in every state, for review and tests. */
export function UiGallery() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[90rem] px-4 py-8 md:px-10 xl:px-16 xl:py-15">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="type-section">Parts and states</h1>
        <Logo />
      </header>
      <div className="grid gap-6 lg:grid-cols-6 *:lg:col-span-2">
        <ColorsSection className="lg:col-span-6!" />
        <TypeSection className="lg:col-span-6!" />
        <ButtonsSection className="lg:col-span-3!" />
        <FieldsSection className="lg:col-span-3!" />
        <LabelsSection />
        <ProgressSection />
        <div className="grid min-w-0 grid-rows-[auto_1fr] gap-6">
          <TabsSection />
          <OverlaysSection />
        </div>
        <ScreensSection className="lg:col-span-6!" />
        <ReceiptSection />
        <TableSection className="lg:col-span-4!" />
        <BarsSection className="lg:col-span-6!" />
      </div>
    </main>
  );
}

function ReceiptSection() {
  return (
    <div className="min-w-0">
      <Receipt
        title="Payout"
        aside="No. 0481"
        lines={LINES}
        total={{ label: 'You receive', amount: '$350.00' }}
        note={
          <>
            <Lock aria-hidden="true" className="size-4.5 stroke-[1.75] text-money" />
            Held until the draft is approved
          </>
        }
      />
    </div>
  );
}

function ScreensSection({ className = '' }: { className?: string }) {
  return (
    <section aria-label="Screens" className={`grid items-start gap-6 lg:grid-cols-3 ${className}`}>
      <EmptyState
        words="NO MATCH"
        title="No campaigns match your filters"
        hint="Widen the payout or add a neighborhood."
        action={<Button onClick={() => toast({ title: 'Filters cleared' })}>Clear all filters</Button>}
      />
      <ErrorScreen as="h2" reference="4f2a" onRetry={() => toast({ title: 'Trying again' })} />
      <AccessDenied as="h2" />
    </section>
  );
}
