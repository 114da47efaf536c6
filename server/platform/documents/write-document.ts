import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { MARK_SHAPES } from '#art/marks.ts';
import type { Document } from './document.ts';
import { FACE, INK, INK_QUIET, LINE, MARGIN, PAGE, SIZE, STRIPE, WIDTH } from './document-style.ts';
import { drawPart } from './draw-part.ts';

const FACES = new Map(
  Object.values(FACE).map((face) => [face, readFileSync(new URL(`./fonts/${face}.ttf`, import.meta.url))]),
);
const MARK_POINTS = 26;
const MARK_UNITS = 32;

/** A document in our design, as PDF. The same document gives the same bytes. */
export async function writeDocument(document: Document): Promise<Buffer> {
  const doc = openDocument(document);
  const bytes = collect(doc);
  drawHead(doc, document);
  for (const part of document.parts) drawPart(doc, part);
  drawFeet(doc, document.foot);
  doc.end();
  return bytes;
}

function openDocument({ title, subtitle, made_at }: Document): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { left: MARGIN.side, right: MARGIN.side, top: MARGIN.top, bottom: MARGIN.bottom },
    // Feet are drawn once it is known how many pages there are.
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: [title, subtitle].filter(Boolean).join(', '),
      Author: 'Bizmeet',
      Creator: 'Bizmeet',
      CreationDate: made_at,
    },
  });
  for (const [face, bytes] of FACES) doc.registerFont(face, bytes);
  return doc.fillColor(INK);
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}

/** The letterhead: stripes at the edge, brand and reference, then the title of the document. */
function drawHead(doc: PDFKit.PDFDocument, { title, subtitle, reference }: Document): void {
  doc.rect(0, 0, PAGE.width, 6).fill(STRIPE);
  drawMark(doc, MARGIN.side, MARGIN.top);
  doc.fillColor(INK).font(FACE.display).fontSize(19);
  doc.text('Bizmeet', MARGIN.side + MARK_POINTS + 8, MARGIN.top + 2, { lineBreak: false });
  if (reference) {
    doc.font(FACE.text).fontSize(SIZE.text).fillColor(INK_QUIET);
    doc.text(reference.normalize('NFC'), MARGIN.side, MARGIN.top + 7, { width: WIDTH, align: 'right' });
  }
  doc.fillColor(INK).font(FACE.display).fontSize(SIZE.title);
  doc.text(title.normalize('NFC'), MARGIN.side, MARGIN.top + 62, { width: WIDTH });
  if (subtitle) {
    doc.font(FACE.text).fontSize(SIZE.heading).fillColor(INK_QUIET);
    doc.text(subtitle.normalize('NFC'), { width: WIDTH });
  }
  doc.fillColor(INK);
  doc.y += 18;
}

function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(MARK_POINTS / MARK_UNITS);
  for (const { d, fill } of MARK_SHAPES) doc.path(d).fill(fill);
  doc.restore();
}

function drawFeet(doc: PDFKit.PDFDocument, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    // Text in the margin would start another page.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - MARGIN.bottom + 26;
    doc
      .moveTo(MARGIN.side, y - 10)
      .lineTo(PAGE.width - MARGIN.side, y - 10)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.font(FACE.text).fontSize(SIZE.small).fillColor(INK_QUIET);
    doc.text(foot.normalize('NFC'), MARGIN.side, y, { width: WIDTH - 80, lineBreak: false, ellipsis: true });
    doc.text(`Page ${at + 1} of ${count}`, MARGIN.side, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  }
}
