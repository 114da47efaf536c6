import { BRIEF_PARTS, type BriefPart, type ComparedBrief } from './brief-parts.ts';

export interface BriefChange {
  part: BriefPart;
  kind: 'added' | 'removed' | 'changed';
  /** What stood there; null where it is new. */
  before: string | null;
  after: string | null;
}

/** What is different between two briefs, line by line, in the order they are read. */
export function diffBriefs(before: ComparedBrief, after: ComparedBrief): BriefChange[] {
  return BRIEF_PARTS.flatMap(({ part, lines }) => diffLines(part, lines(before), lines(after)));
}

/** "Deliverables: 1 Instagram Reel becomes 2 Instagram Reels." */
export function describeBriefChange({ part, kind, before, after }: BriefChange): string {
  if (kind === 'added') return `${part}: added “${after}”`;
  if (kind === 'removed') return `${part}: removed “${before}”`;
  return `${part}: “${before}” became “${after}”`;
}

/** A part of one line changes; of several, lines come and go. A line that only moved is no change. */
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
