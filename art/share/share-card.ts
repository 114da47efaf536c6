import { svgDocument } from '#art/document.ts';
import { industryOf } from '#art/industries.ts';
import { letter } from '#art/lettering/letter.ts';
import { PAINT } from '#art/palette.ts';
import { rect } from '#art/pen.ts';
import { PORTRAIT_VIEW_BOX, portrait } from '#art/portrait/portrait.ts';
import { BANNER_FRAME, banner } from '#art/scene/banner.ts';
import { LANDING_FRAME, landing } from '#art/scene/landing.ts';

export const SHARE_FRAME = { width: 1200, height: 630 };

/** The words of a shared page and what is drawn with them. */
export interface ShareCard {
  title: string;
  line: string;
  picture:
    | { kind: 'person'; seed: string }
    | { kind: 'shop'; industry: string | null; business: string; name: string }
    | { kind: 'street' };
}

const LEFT = 72;
const PAPER = '#fbf7f0';
const FACE = 300;
const WIDE_LINE = 22;
const NARROW_LINE = 16;
const MOST_LINES = 3;

/** The picture of a public page where its link is shared. The signs' letters have capitals only. */
export function shareCard({ title, line, picture }: ShareCard): string {
  const isPerson = picture.kind === 'person';
  const width = SHARE_FRAME.width - 2 * LEFT - (isPerson ? FACE + 48 : 0);
  const lines = breakLines(title.toUpperCase(), isPerson ? NARROW_LINE : WIDE_LINE);
  const top = isPerson ? 190 : 84;
  const size = isPerson || lines.length < MOST_LINES ? 84 : 64;
  const words = lines.map((text, index) =>
    letter({ text, x: LEFT, y: top + index * size, size, fill: PAINT.ink, maxWidth: width, anchor: 'start' }),
  );
  const below = top + lines.length * size + (isPerson ? 0 : -8);
  return svgDocument(
    SHARE_FRAME,
    rect(0, 0, SHARE_FRAME.width, SHARE_FRAME.height, PAPER) +
      words.join('') +
      letter({
        ...{ text: line.toUpperCase(), x: LEFT, y: below, size: 34, maxWidth: width },
        ...{ fill: '#574e45', anchor: 'start' },
      }) +
      (isPerson
        ? letter({ text: 'BIZMEET', x: LEFT, y: 550, size: 40, fill: '#d23820', anchor: 'start' })
        : '') +
      drawn(picture),
  );
}

function drawn(picture: ShareCard['picture']): string {
  if (picture.kind === 'person') {
    return inset(portrait(picture.seed), {
      ...{ x: SHARE_FRAME.width - LEFT - FACE, y: 165, width: FACE, height: FACE },
      viewBox: PORTRAIT_VIEW_BOX,
    });
  }
  if (picture.kind === 'street') {
    const { width, height } = LANDING_FRAME;
    const tall = (SHARE_FRAME.width / width) * height;
    return inset(landing(false), {
      ...{
        x: 0,
        y: SHARE_FRAME.height - Math.min(tall, 336),
        width: SHARE_FRAME.width,
        height: Math.min(tall, 336),
      },
      viewBox: LANDING_FRAME.viewBox ?? `0 0 ${width} ${height}`,
    });
  }
  const shop = {
    industry: industryOf(picture.industry ?? 'deli'),
    ...{ business: picture.business, campaign: picture.business, name: picture.name, night: false },
  };
  const { width, height } = BANNER_FRAME;
  return inset(banner(shop), {
    ...{ x: 0, y: SHARE_FRAME.height - height, width, height },
    viewBox: `0 0 ${width} ${height}`,
  });
}

interface Inset {
  x: number;
  y: number;
  width: number;
  height: number;
  viewBox: string;
}

function inset(shapes: string, { x, y, width, height, viewBox }: Inset): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice">${shapes}</svg>`;
}

/** Lines of whole words; what doesn't fit is cut with an ellipsis. */
function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES) shown[MOST_LINES - 1] += '...';
  return shown.length > 0 ? shown : [' '];
}
