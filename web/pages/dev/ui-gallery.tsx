import { Logo } from '#web/ui/logo.tsx';
import { BarsSection } from './gallery/bars-section.tsx';
import { ButtonsSection } from './gallery/buttons-section.tsx';
import { ColorsSection } from './gallery/colors-section.tsx';
import { FieldsSection } from './gallery/fields-section.tsx';
import { LabelsSection } from './gallery/labels-section.tsx';
import { OverlaysSection } from './gallery/overlays-section.tsx';
import { ProgressSection } from './gallery/progress-section.tsx';
import { ReceiptSection } from './gallery/receipt-section.tsx';
import { ScreensSection } from './gallery/screens-section.tsx';
import { TableSection } from './gallery/table-section.tsx';
import { TabsSection } from './gallery/tabs-section.tsx';
import { TypeSection } from './gallery/type-section.tsx';

/** Every part of the interface in every state, to look at and to test. */
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
