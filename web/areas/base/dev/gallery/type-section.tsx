import { Section } from './section.tsx';

const DISPLAY = [
  ['type-poster text-[min(4.875rem,17vw)]!', 'Storefronts', '160/0.86 poster'],
  ['type-page-title', 'Film our 6 a.m. pull', '60 to 68/0.93 page title'],
  ['type-block-title', 'Apply to this campaign', '25/29 block title'],
] as const;

const INTERFACE = [
  ['type-big-money', '$1,400.00', '34 to 38/1.15 big money'],
  ['type-prose', 'Please show the first slice', '16.5/27 prose'],
  ['type-item', 'Review Maya’s draft reel', '15/22 item'],
  ['', 'Second Shift Coffee, Bed-Stuy', '14/20 base'],
  ['type-meta', 'Applied Jun 9, 2 of 5 spots left', '12/16 meta'],
] as const;

export function TypeSection({ className }: { className?: string }) {
  return (
    <Section title="Type" className={className}>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[5fr_4fr]">
        <Roles title="Display, Bricolage Grotesque, condensed" roles={DISPLAY} />
        <Roles title="UI, Inter, tabular numerals for money" roles={INTERFACE} />
      </div>
    </Section>
  );
}

type RolesProps = {
  title: string;
  roles: readonly (readonly [look: string, words: string, figures: string])[];
};

function Roles({ title, roles }: RolesProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm text-ink-3">{title}</h3>
      <ul>
        {roles.map(([look, words, figures]) => (
          <li
            key={words}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
          >
            <span className={look}>{words}</span>
            <span className="type-meta text-ink-3">{figures}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
