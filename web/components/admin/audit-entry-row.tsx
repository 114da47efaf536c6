import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/base/audit-log.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { factsOf } from './audit-facts.ts';
import { actionWords } from './audit-words.ts';

type AuditEntryRowProps = {
  entry: AuditEntry;
  now: Date;
  /** The record it was about, where that isn't clear from the page. */
  about?: ReactNode;
};

/** Who did what when and why, with the values before and after. */
export function AuditEntryRow({ entry, now, about }: AuditEntryRowProps) {
  return (
    <li className="border-line border-b py-2.5 text-base last:border-b-0">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <span className="font-medium">{entry.actor.name}</span> {actionWords(entry.action)}
          {about}
        </span>
        <time dateTime={entry.created_at} className="num shrink-0 text-hint text-ink-3">
          {momentWords(entry.created_at, now)}
        </time>
      </p>
      {factsOf(entry).map(({ label, before, after }) => (
        <p key={label} className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-hint text-ink-2">
          {label}: {before}
          {before === undefined ? null : <ArrowRight aria-label="became" className="size-3.5 stroke-2" />}
          {after}
        </p>
      ))}
      {entry.reason ? <p className="mt-1 break-words text-ink-2">“{entry.reason}”</p> : null}
    </li>
  );
}
