import { Globe, Link2, PencilLine } from 'lucide-react';
import { shortAddress } from '#domain/website.ts';
import type { Finding } from '#web/api/generated/types.gen.ts';

/** Where a line came from, and what was done to it on the way. */
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

/** A note that is a sentence of its own stands alone; the others follow the address. */
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
