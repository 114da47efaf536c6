import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/components/link.tsx';
import type { SectionId } from './sections.ts';
import { SettingsNav } from './settings-nav.tsx';
import { OpenSectionProvider, useOpenSection } from './use-open-section.ts';

type SettingsLayoutProps = {
  sections: readonly SectionId[];
  /** The title above the list. */
  intro?: ReactNode;
  children: ReactNode;
};

/** The sections with their list beside them if there is room. A narrow screen shows the list or one section. */
export function SettingsLayout({ sections, intro, children }: SettingsLayoutProps) {
  const open = useOpenSection(sections);
  return (
    <OpenSectionProvider value={open}>
      <div data-settings="" data-open={open ?? undefined}>
        {intro ? <div data-settings-intro="">{intro}</div> : null}
        <Link
          href="#"
          data-settings-back=""
          className="mb-3 min-h-11 items-center gap-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          All settings
        </Link>
        <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-18">
          <SettingsNav sections={sections} />
          <div>{children}</div>
        </div>
      </div>
    </OpenSectionProvider>
  );
}
