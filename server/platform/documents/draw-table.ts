import type { DocumentColumn } from './document.ts';
import { FACE, INK, INK_QUIET, LINE, MARGIN, PAGE, SIZE, WIDTH } from './document-style.ts';
import { keepRoom, plain } from './flow.ts';

const PADDING = 5;
const COLUMN_GAP = 10;

/** Rows under their headers, which stand again at the head of every page. */
export function drawTable(
  doc: PDFKit.PDFDocument,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): void {
  const headers = columns.map(({ header }) => header);
  keepRoom(doc, 50);
  drawRow(doc, columns, headers, true);
  for (const row of rows) {
    const before = doc.bufferedPageRange().count;
    keepRoom(doc, heightOf(doc, columns, row));
    if (doc.bufferedPageRange().count > before) drawRow(doc, columns, headers, true);
    drawRow(doc, columns, row, false);
  }
}

function drawRow(
  doc: PDFKit.PDFDocument,
  columns: readonly DocumentColumn[],
  cells: readonly string[],
  isHead: boolean,
): void {
  const height = heightOf(doc, columns, cells);
  const y = doc.y;
  doc
    .font(FACE.text)
    .fontSize(SIZE.small)
    .fillColor(isHead ? INK_QUIET : INK);
  let x: number = MARGIN.side;
  for (const [at, column] of columns.entries()) {
    const width = widthOf(column, columns);
    doc.text(plain(cells[at] ?? ''), x, y + PADDING, {
      width: width - COLUMN_GAP,
      align: column.align ?? 'left',
    });
    x += width;
  }
  doc.x = MARGIN.side;
  doc.y = y + height;
  doc
    .moveTo(MARGIN.side, doc.y)
    .lineTo(PAGE.width - MARGIN.side, doc.y)
    .lineWidth(0.5)
    .stroke(LINE);
}

function heightOf(
  doc: PDFKit.PDFDocument,
  columns: readonly DocumentColumn[],
  cells: readonly string[],
): number {
  doc.font(FACE.text).fontSize(SIZE.small);
  const heights = columns.map((column, at) =>
    doc.heightOfString(plain(cells[at] ?? ''), { width: widthOf(column, columns) - COLUMN_GAP }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** The last column ends where the page does. */
function widthOf(column: DocumentColumn, columns: readonly DocumentColumn[]): number {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return ((WIDTH + COLUMN_GAP) * column.share) / all;
}
