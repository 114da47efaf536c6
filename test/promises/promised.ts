/** Sentences that promise the same thing, and the proof that it is kept. Values in a sentence are written as {}. */
export interface Promised {
  says: readonly string[];
  /** A test file, or a document for what only the operator can do. */
  proof: string;
  /** The start of the test's name, or a sentence of the document. */
  title: string;
}
