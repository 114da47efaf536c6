import { ChevronRight } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { SECTION_FACES, type SectionId } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** The links to the sections: short and beside them if there is room, else a page of their own. */
export function SettingsNav({ sections }: { sections: readonly SectionId[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav data-settings-list="" aria-label="Settings" className="lg:sticky lg:top-8">
      <ul className="flex flex-col gap-1 max-lg:gap-0 max-lg:rounded-large max-lg:border max-lg:border-line max-lg:bg-surface">
        {sections.map((id) => {
          const { label, summary, Icon } = SECTION_FACES[id];
          return (
            <li key={id} className="max-lg:border-line max-lg:not-first:border-t">
              <Link
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex min-h-10.5 items-center gap-3 rounded-control border border-transparent px-3 text-md font-medium text-ink-2 transition-colors hover:text-ink max-lg:px-4 max-lg:py-3 max-lg:text-ink touch:min-h-11 lg:whitespace-nowrap lg:aria-[current]:border-line lg:aria-[current]:bg-surface lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
                <span className="min-w-0 grow">
                  {label}
                  <span className="block text-base font-normal text-ink-2 lg:hidden">{summary}</span>
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 stroke-[1.75] text-ink-3 lg:hidden"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
