import { MARGIN, PAGE } from './document-style.ts';

/** Begins a page where what comes next would not fit on this one. */
export function keepRoom(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > PAGE.height - MARGIN.bottom) doc.addPage();
}

/** Letters and their marks as one, which is how the faces know them. */
export function plain(words: string): string {
  return words.normalize('NFC');
}
