import type { DocumentFact, DocumentPart } from './document.ts';
import {
  FACE,
  INK,
  INK_QUIET,
  LEADING,
  MARGIN,
  NOTICE_FILL,
  NOTICE_INK,
  SIZE,
  WIDTH,
} from './document-style.ts';
import { drawAmounts } from './draw-amounts.ts';
import { drawTable } from './draw-table.ts';
import { keepRoom, plain } from './flow.ts';

const GAP = 14;
const COLUMN_GAP = 24;

export function drawPart(doc: PDFKit.PDFDocument, part: DocumentPart): void {
  switch (part.kind) {
    case 'facts':
      drawFacts(doc, part.facts);
      break;
    case 'amounts':
      drawAmounts(doc, part);
      break;
    case 'table':
      drawTable(doc, part.columns, part.rows);
      break;
    case 'heading':
      drawHeading(doc, part.words);
      return;
    case 'text':
      drawText(doc, part.words, part.is_quiet === true);
      break;
    case 'list':
      for (const item of part.items) drawItem(doc, item);
      break;
    case 'notice':
      drawNotice(doc, part.words);
      break;
  }
  doc.y += GAP;
}

function drawHeading(doc: PDFKit.PDFDocument, words: string): void {
  keepRoom(doc, 60);
  doc.font(FACE.strong).fontSize(SIZE.heading).fillColor(INK);
  doc.text(plain(words), MARGIN.side, doc.y + 4, { width: WIDTH });
  doc.y += 6;
}

function drawText(doc: PDFKit.PDFDocument, words: string, isQuiet: boolean): void {
  doc
    .font(FACE.text)
    .fontSize(SIZE.text)
    .fillColor(isQuiet ? INK_QUIET : INK);
  doc.text(plain(words), MARGIN.side, doc.y, { width: WIDTH, lineGap: LEADING });
}

function drawItem(doc: PDFKit.PDFDocument, item: string): void {
  keepRoom(doc, 2 * SIZE.text);
  const y = doc.y;
  doc.circle(MARGIN.side + 3, y + 6, 1.5).fill(INK_QUIET);
  doc.font(FACE.text).fontSize(SIZE.text).fillColor(INK);
  doc.text(plain(item), MARGIN.side + 14, y, { width: WIDTH - 14, lineGap: LEADING });
  doc.y += 3;
}

function drawNotice(doc: PDFKit.PDFDocument, words: string): void {
  const options = { width: WIDTH - 24, lineGap: LEADING };
  doc.font(FACE.text).fontSize(SIZE.text);
  const height = doc.heightOfString(plain(words), options) + 18;
  keepRoom(doc, height);
  const y = doc.y;
  doc.roundedRect(MARGIN.side, y, WIDTH, height, 6).fill(NOTICE_FILL);
  doc.fillColor(NOTICE_INK).text(plain(words), MARGIN.side + 12, y + 10, options);
  doc.fillColor(INK);
  doc.y = y + height;
}

/** Two beside each other: what it is in small letters, what it says under it. */
function drawFacts(doc: PDFKit.PDFDocument, facts: readonly DocumentFact[]): void {
  const width = (WIDTH - COLUMN_GAP) / 2;
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2);
    doc.font(FACE.text).fontSize(SIZE.text);
    const heights = pair.map(({ value }) => doc.heightOfString(plain(value), { width, lineGap: LEADING }));
    const height = Math.max(...heights) + SIZE.small + 14;
    keepRoom(doc, height);
    const y = doc.y;
    for (const [place, { label, value }] of pair.entries()) {
      const x = MARGIN.side + place * (width + COLUMN_GAP);
      doc.font(FACE.text).fontSize(SIZE.small).fillColor(INK_QUIET).text(plain(label), x, y, { width });
      doc.fontSize(SIZE.text).fillColor(INK);
      doc.text(plain(value), x, y + SIZE.small + 4, { width, lineGap: LEADING });
    }
    doc.x = MARGIN.side;
    doc.y = y + height;
  }
}
