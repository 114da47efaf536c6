import type { ReactNode } from 'react';
import { SECTION_FACES, type SettingsSectionId } from './sections.ts';

type SettingsSectionProps = { id: SettingsSectionId; lede?: string; children: ReactNode };

export function SettingsSection({ id, lede, children }: SettingsSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="-scroll-mt-10 border-line-strong py-9 first:pt-0 last:pb-0 not-first:border-t lg:-scroll-mt-12"
    >
      <h2 id={titleId} className="type-block-title">
        {SECTION_FACES[id].label}
      </h2>
      {lede ? <p className="mt-1 text-base text-ink-2">{lede}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}
