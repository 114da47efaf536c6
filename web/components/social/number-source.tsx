import { CircleCheck, MessageCircle } from 'lucide-react';
import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { exactCount } from './count-words.ts';
import { sourceWords } from './read-words.ts';

type SourceLineProps = {
  source: NumbersSource | null;
  readAt: string | null;
  now: Date;
  /** Replaces "Self-reported". */
  said?: string;
  className?: string;
};

/** The source and date of a number: "Read from Instagram, Jun 10". Other numbers are self-reported. */
export function SourceLine({ source, readAt, now, said, className = '' }: SourceLineProps) {
  const isRead = source !== null && source !== 'creator';
  const Icon = isRead ? CircleCheck : MessageCircle;
  return (
    <span className={`flex items-center gap-1.5 text-hint text-ink-3 ${className}`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0 stroke-2" />
      <span>
        {isRead ? sourceWords(source) : (said ?? sourceWords(null))}
        {isRead && readAt ? `, ${dayWords(readAt, now)}` : null}
      </span>
    </span>
  );
}

type NumberSourceProps = Omit<SourceLineProps, 'className'> & { label: string; value: number | null };

/** A number with its label above and its source below. */
export function NumberSource({ label, value, ...source }: NumberSourceProps) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num type-item">
        {value === null ? 'Not synced yet' : exactCount(value)}
        {value === null ? null : <SourceLine {...source} className="font-normal" />}
      </dd>
    </div>
  );
}
