import { Globe, Link2, PencilLine } from 'lucide-react';
import type { Finding } from '#contract/businesses/enrichments.ts';
import { shortAddress } from '#domain/businesses/website.ts';

/** The source of a value, and any change made to it. */
export function SourceLine({ finding }: { finding: Finding }) {
  const Icon =
    finding.decision === 'changed'
      ? PencilLine
      : finding.source_kind === 'link' && finding.note
        ? Link2
        : Globe;
  return (
    <span className="mt-1 flex items-start gap-1.5 text-hint text-ink-3">
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 wrap-anywhere">{sourceWords(finding)}</span>
    </span>
  );
}

/** A note that is a sentence of its own is shown alone; other notes follow the address. */
function sourceWords({ decision, source_url, note }: Finding): string {
  if (decision === 'changed') return 'Changed by you';
  if (note === null) return shortAddress(source_url);
  return /^[A-Z]/.test(note) ? note : `${shortAddress(source_url)}, ${note}`;
}

export function TypedLine() {
  return (
    <p className="mt-1 flex items-center gap-1.5 text-hint text-ink-3">
      <PencilLine aria-hidden="true" className="size-3.5 shrink-0 stroke-[1.75]" />
      Typed by you
    </p>
  );
}
