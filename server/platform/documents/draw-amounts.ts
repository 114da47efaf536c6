import type { DocumentAmount, DocumentPart } from './document.ts';
import { FACE, INK, INK_QUIET, LINE, MARGIN, PAGE, SIZE, WIDTH } from './document-style.ts';
import { keepRoom, plain } from './flow.ts';

const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH - 12;
const PADDING = 7;

/** Lines with their amounts under each other, and what they come to under a line of dots. */
export function drawAmounts(
  doc: PDFKit.PDFDocument,
  { title, lines, total }: Extract<DocumentPart, { kind: 'amounts' }>,
): void {
  if (title) {
    keepRoom(doc, 60);
    doc.font(FACE.strong).fontSize(SIZE.heading).fillColor(INK);
    doc.text(plain(title), MARGIN.side, doc.y, { width: WIDTH });
    doc.y += 4;
  }
  for (const line of lines) drawLine(doc, line, FACE.text, SIZE.text);
  if (total === undefined) return;
  keepRoom(doc, SIZE.total + 2 * PADDING);
  rule(doc, true);
  drawLine(doc, total, FACE.strong, SIZE.total);
}

function drawLine(
  doc: PDFKit.PDFDocument,
  { label, amount, note, is_quiet }: DocumentAmount,
  face: string,
  size: number,
): void {
  doc.font(face).fontSize(size);
  const labelHeight = doc.heightOfString(plain(label), { width: LABEL_WIDTH });
  doc.font(FACE.text).fontSize(SIZE.small);
  const noteHeight = note ? doc.heightOfString(plain(note), { width: LABEL_WIDTH }) + 2 : 0;
  keepRoom(doc, labelHeight + noteHeight + 2 * PADDING);
  const y = doc.y + PADDING;
  doc
    .font(face)
    .fontSize(size)
    .fillColor(is_quiet ? INK_QUIET : INK);
  doc.text(plain(label), MARGIN.side, y, { width: LABEL_WIDTH });
  doc.text(plain(amount), PAGE.width - MARGIN.side - AMOUNT_WIDTH, y, {
    width: AMOUNT_WIDTH,
    align: 'right',
  });
  if (note) {
    doc.font(FACE.text).fontSize(SIZE.small).fillColor(INK_QUIET);
    doc.text(plain(note), MARGIN.side, y + labelHeight + 2, { width: LABEL_WIDTH });
  }
  doc.x = MARGIN.side;
  doc.y = y + labelHeight + noteHeight + PADDING;
  if (face === FACE.text) rule(doc, false);
}

function rule(doc: PDFKit.PDFDocument, isDotted: boolean): void {
  doc
    .save()
    .moveTo(MARGIN.side, doc.y)
    .lineTo(PAGE.width - MARGIN.side, doc.y);
  if (isDotted) doc.lineWidth(1).dash(2, { space: 2 }).stroke(INK_QUIET);
  else doc.lineWidth(0.5).stroke(LINE);
  doc.restore();
}
