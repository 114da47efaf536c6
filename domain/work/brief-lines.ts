import { type Deliverable, nameDeliverable } from '#domain/campaigns/deliverables.ts';

/** The part of a brief that work is reviewed against. */
export interface BriefForWork {
  requirements_do: readonly string[];
  requirements_dont: readonly string[];
  deliverables: readonly (Deliverable & { note: string })[];
  disclosure: string;
}

export interface BriefLine {
  /** Counted from one, as people cite it. */
  line: number;
  text: string;
  is_avoidance: boolean;
}

/** The lines a change request can refer to, numbered: what to show, what to avoid, a deliverable's notes, and the label. */
export function briefLines(brief: BriefForWork): BriefLine[] {
  const lines = [
    ...brief.requirements_do.map((text) => ({ text, is_avoidance: false })),
    ...brief.requirements_dont.map((text) => ({ text, is_avoidance: true })),
    ...brief.deliverables
      .filter(({ note }) => note !== '')
      .map(({ note, ...one }) => ({ text: `${nameDeliverable(one)}: ${note}`, is_avoidance: false })),
    { text: brief.disclosure, is_avoidance: false },
  ];
  return lines.map((one, at) => ({ line: at + 1, ...one }));
}

/**
 * The lines that a deliverable is reviewed against, with their numbers. The notes on other deliverables aren't among
 * them.
 */
export function linesFor(brief: BriefForWork, { kind, quantity }: Deliverable): BriefLine[] {
  const others = brief.deliverables.filter((one) => one.kind !== kind || one.quantity !== quantity);
  const firstNote = brief.requirements_do.length + brief.requirements_dont.length;
  const names = others.map((one) => `${nameDeliverable(one)}: `);
  return briefLines(brief).filter(
    ({ line, text }) => line <= firstNote || !names.some((name) => text.startsWith(name)),
  );
}
