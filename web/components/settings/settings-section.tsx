import type { ReactNode } from 'react';
import { SECTION_FACES, type SectionId } from './sections.ts';
import { useIsOpen } from './use-open-section.ts';

type SettingsSectionProps = {
  id: SectionId;
  lede?: string;
  /** Beside the title, such as a button that adds to the list. */
  action?: ReactNode;
  children: ReactNode;
};

export function SettingsSection({ id, lede, action, children }: SettingsSectionProps) {
  const titleId = `${id}-title`;
  const isOpen = useIsOpen(id);
  return (
    <section
      id={id}
      data-section=""
      data-current={isOpen ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="-scroll-mt-10 border-line-strong py-9 outline-none first:pt-0 last:pb-0 not-first:border-t lg:-scroll-mt-12"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={titleId} className="type-block-title">
            {SECTION_FACES[id].label}
          </h2>
          {lede ? <p className="mt-1 text-base text-ink-2">{lede}</p> : null}
        </div>
        {action}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
