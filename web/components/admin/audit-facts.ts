import type { AuditEntry } from '#contract/base/audit-log.ts';
import { formatCents } from '#domain/format/money.ts';
import { readable } from './readable.ts';

interface AuditFact {
  label: string;
  /** Undefined if the entry doesn't say what it was before. */
  before?: string;
  after: string;
}

/** Lists the fields that an entry of the audit log changed, and leaves out those that stayed as they were. */
export function factsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (was === null && is === null) return [];
    const hasBefore = before !== null && Object.hasOwn(before, name);
    if (hasBefore && was === is) return [];
    return [{ label: labelOf(name), ...(hasBefore && { before: words(name, was) }), after: words(name, is) }];
  });
}

const CENTS = /_cents$/;
/** Fields with one of a few stored values, such as "pending_review". */
const CHOICE = /(?:^|_)(?:status|role|outcome|reason|kind|list|cause)$/;

function labelOf(name: string): string {
  return readable(name.replace(CENTS, ''));
}

function words(name: string, value: string | null): string {
  if (value === null) return 'nothing';
  if (CENTS.test(name) && /^-?\d+$/.test(value)) return formatCents(Number(value));
  return CHOICE.test(name) ? value.replaceAll('_', ' ') : value;
}
