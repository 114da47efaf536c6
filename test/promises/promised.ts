/** Sentences that promise the same thing, and what proves that it is kept. Values in a sentence are written as {}. */
export interface Promised {
  says: readonly string[];
  /** A test file, or a document for what only the operator can do. */
  proof: string;
  /** The beginning of the test's name, or a sentence of the document. */
  title: string;
}
