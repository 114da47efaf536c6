import { BRIEF_PARTS, type BriefPart, type ComparedBrief } from './brief-parts.ts';

export interface BriefChange {
  part: BriefPart;
  kind: 'added' | 'removed' | 'changed';
  /** The previous text; null for a new line. */
  before: string | null;
  after: string | null;
}

/** The differences between two briefs, line by line, in reading order. */
export function diffBriefs(before: ComparedBrief, after: ComparedBrief): BriefChange[] {
  return BRIEF_PARTS.flatMap(({ part, lines }) => diffLines(part, lines(before), lines(after)));
}

/** "Deliverables: 1 Instagram Reel becomes 2 Instagram Reels." */
export function describeBriefChange({ part, kind, before, after }: BriefChange): string {
  if (kind === 'added') return `${part}: added “${after}”`;
  if (kind === 'removed') return `${part}: removed “${before}”`;
  return `${part}: changed from “${before}” to “${after}”`;
}

/**
 * A part with one line is changed; in a part with several, lines are added and removed. A line that only moved isn't
 * a change.
 */
function diffLines(part: BriefPart, before: readonly string[], after: readonly string[]): BriefChange[] {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  if (gone.length === 1 && come.length === 1) {
    return [{ part, kind: 'changed', before: gone[0] ?? null, after: come[0] ?? null }];
  }
  return [
    ...gone.map((line): BriefChange => ({ part, kind: 'removed', before: line, after: null })),
    ...come.map((line): BriefChange => ({ part, kind: 'added', before: null, after: line })),
  ];
}
