import { CircleAlert, Clock, Link2, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SocialSummary } from '#contract/creators/social-accounts-admin.ts';
import type { SocialFilter } from '#domain/creators/social-account-states.ts';
import { exactCount } from '#web/components/social/count-words.ts';

type Figure = 'connected' | 'expiring' | 'expired' | 'failing';

const FIGURES: readonly { id: Figure; label: string; hint: string; Icon: LucideIcon; warns: boolean }[] = [
  { id: 'connected', label: 'Connected', hint: 'Synced once a day', Icon: Link2, warns: false },
  {
    id: 'expiring',
    label: 'Expiring in 7 days',
    hint: 'Couldn’t be renewed yet',
    Icon: Clock,
    warns: false,
  },
  { id: 'expired', label: 'Expired', hint: 'Asked to reconnect', Icon: TriangleAlert, warns: false },
  { id: 'failing', label: 'Failing', hint: 'Retried every hour', Icon: CircleAlert, warns: true },
];

type SummaryBarProps = {
  summary: SocialSummary;
  filter: SocialFilter | undefined;
  onFilter: (filter: SocialFilter | undefined) => void;
};

/** Four figures that filter the list; pressing the active one clears the filter. */
export function SummaryBar({ summary, filter, onFilter }: SummaryBarProps) {
  return (
    <ul className="grid grid-cols-2 border-line border-b bg-surface lg:grid-cols-4">
      {FIGURES.map(({ id, label, hint, Icon, warns }) => (
        <li
          key={id}
          className="border-line not-first:border-l max-lg:[&:nth-child(3)]:border-l-0 max-lg:[&:nth-child(n+3)]:border-t"
        >
          <button
            type="button"
            aria-pressed={filter === id}
            onClick={() => onFilter(filter === id ? undefined : id)}
            className="block h-full w-full px-4 py-3 text-left hover:bg-sel focus-visible:-outline-offset-2 aria-pressed:bg-row-on aria-pressed:shadow-[inset_0_-3px_0_var(--accent)] md:px-6"
          >
            <span className="flex items-center gap-2 text-base text-ink-2">
              <Icon
                aria-hidden="true"
                className={`size-4.5 shrink-0 stroke-[1.75] ${warns && summary[id] > 0 ? 'text-danger' : ''}`}
              />
              {label}
            </span>
            <span className="num mt-0.5 block text-[1.625rem] leading-8 font-semibold tracking-[-0.03em]">
              {exactCount(summary[id])}
            </span>
            <span className="block text-hint text-ink-3">{hint}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
