/**
 * A document's content as data: a title, a few facts, amounts, paragraphs. Its look is defined in write-document.ts, which
 * is loaded with the first document and not at start.
 */
export interface Document {
  /** The kind of document, such as "Receipt". */
  title: string;
  /** Whose, or what for. */
  subtitle?: string;
  /** Beside the brand, such as its number. */
  reference?: string;
  /** The time of its content, never of the request: the same document is the same bytes. */
  made_at: Date;
  parts: readonly DocumentPart[];
  /** At the foot of every page, beside its number. */
  foot: string;
}

export interface DocumentFact {
  label: string;
  value: string;
}

export interface DocumentAmount {
  label: string;
  amount: string;
  /** In smaller letters under it. */
  note?: string;
  /** For what is nothing, or counts elsewhere. */
  is_quiet?: boolean;
}

export interface DocumentColumn {
  header: string;
  /** Its share of the width, relative to the other columns. */
  share: number;
  align?: 'left' | 'right';
}

export type DocumentPart =
  | { kind: 'facts'; facts: readonly DocumentFact[] }
  | { kind: 'amounts'; title?: string; lines: readonly DocumentAmount[]; total?: DocumentAmount }
  | { kind: 'table'; columns: readonly DocumentColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'heading'; words: string }
  | { kind: 'text'; words: string; is_quiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'notice'; words: string };
