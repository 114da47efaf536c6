import { Link } from '#web/components/link.tsx';
import { SECTION_FACES, type SectionId } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Beside the sections if there is room, else a scrollable strip above them. */
export function SettingsNav({ sections }: { sections: readonly SectionId[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav
      aria-label="Settings"
      className="max-lg:-mx-5 max-lg:overflow-x-auto max-lg:mask-[linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] max-lg:pr-5 lg:sticky lg:top-8"
    >
      <ul className="flex gap-1 max-lg:w-max max-lg:px-5 lg:flex-col">
        {sections.map((id) => {
          const { label, Icon } = SECTION_FACES[id];
          return (
            <li key={id}>
              <Link
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="flex min-h-10.5 items-center gap-3 rounded-control border border-transparent px-3 text-md font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink max-lg:border-line-strong max-lg:bg-surface max-lg:pr-4 touch:min-h-11 lg:aria-[current]:border-line lg:aria-[current]:bg-surface lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
