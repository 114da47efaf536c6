/**
 * What a paper says, as data: a title, a few facts, amounts, paragraphs. How it looks is decided in write-paper.ts, which
 * is loaded with the first paper and not at start.
 */
export interface Paper {
  /** What it is, such as "Receipt". */
  title: string;
  /** Whose, or what for. */
  subtitle?: string;
  /** Beside the brand, such as its number. */
  reference?: string;
  /** Of what it says, never of when somebody asked for it: the same paper is the same bytes. */
  made_at: Date;
  parts: readonly PaperPart[];
  /** At the foot of every page, beside its number. */
  foot: string;
}

export interface PaperFact {
  label: string;
  value: string;
}

export interface PaperAmount {
  label: string;
  amount: string;
  /** In smaller letters under it. */
  note?: string;
  /** For what is nothing, or counts elsewhere. */
  is_quiet?: boolean;
}

export interface PaperColumn {
  header: string;
  /** How much of the width it takes, beside the others. */
  share: number;
  align?: 'left' | 'right';
}

export type PaperPart =
  | { kind: 'facts'; facts: readonly PaperFact[] }
  | { kind: 'amounts'; title?: string; lines: readonly PaperAmount[]; total?: PaperAmount }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'heading'; words: string }
  | { kind: 'text'; words: string; is_quiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'notice'; words: string };
