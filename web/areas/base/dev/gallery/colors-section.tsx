import { Section } from './section.tsx';

/** The names and values of the design language: light, then dark, with contrast against surface. */
const COLORS = [
  ['Paper', 'bg-paper', '#FBF7F0', '#14110E'],
  ['Surface', 'bg-surface', '#FFFFFF', '#1C1814'],
  ['Sunken', 'bg-sunken', '#F4EEE4', '#0F0D0B'],
  ['Line', 'bg-line', '#E6DED1', '#322B24'],
  ['Ink', 'bg-ink', '#17130F, 18.5', '#F7F0E6, 15.6'],
  ['Ink 2', 'bg-ink-2', '#574E45, 8.1', '#BFB4A5, 8.6'],
  ['Ink 3', 'bg-ink-3', '#736959, 5.4', '#9A8F81, 5.6'],
  ['Tomato', 'bg-accent', '#D23820, white 4.9', '#D23820, white 4.9'],
  ['Tomato text', 'bg-accent-text', '#A82A14, 7.0', '#FF8D73, 7.8'],
  ['Taxi', 'bg-yellow', '#FFC629, ink 11.8', '#FFC629, ink 11.8'],
  ['Money', 'bg-money', '#0E5E4A, 7.7', '#72D0AB, 9.5'],
  ['Danger', 'bg-danger', '#A3122F, 7.8', '#FF8C99, 8.0'],
] as const;

export function ColorsSection({ className }: { className?: string }) {
  return (
    <Section title="Color, with contrast against surface" className={className}>
      <ul className="grid grid-cols-3 gap-x-3.5 gap-y-4 md:grid-cols-6 xl:grid-cols-12">
        {COLORS.map(([name, ground, light, dark]) => (
          <li key={name}>
            <span
              aria-hidden="true"
              className={`block h-18 rounded-control inset-ring inset-ring-line ${ground}`}
            />
            <p className="mt-2 font-semibold">{name}</p>
            <p className="mt-0.5 text-[0.71875rem] leading-5 text-ink-3 dark:hidden">{light}</p>
            <p className="mt-0.5 hidden text-[0.71875rem] leading-5 text-ink-3 dark:block">{dark}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
