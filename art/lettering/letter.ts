import { escapeXml, short } from '#art/pen.ts';
import { type SetText, setText } from './cut.ts';
import { GATE_CUT, SIGN_CUT } from './glyphs.gen.ts';

interface Lettering {
  text: string;
  /** The horizontal anchor and the vertical middle of the text. */
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Wider text is scaled down. */
  maxWidth?: number;
  anchor?: 'start' | 'middle' | 'end';
  letterSpacing?: number;
  /** The letters of a sign, or the heavier ones painted across a gate. */
  cut?: 'sign' | 'gate';
}

const UNITS_PER_EM = 1000;
/** Half the height of a capital relative to the size: centers the letters vertically. */
const HALF_CAPITAL = 0.345;

/**
 * Text as outlines: a drawing is served as an image, where the page's fonts don't load. If a character has no glyph,
 * all of the text falls back to a system font.
 */
export function letter(lettering: Lettering): string {
  const text = lettering.text.normalize('NFC');
  const { size, letterSpacing = 0, cut = 'sign' } = lettering;
  const spacing = (letterSpacing * UNITS_PER_EM) / size;
  const outlines = (cut === 'gate' && setText(GATE_CUT, text, spacing)) || setText(SIGN_CUT, text, spacing);
  return outlines ? painted(lettering, outlines) : typed(lettering, text);
}

function painted(lettering: Lettering, { d, width }: SetText): string {
  if (!d) return '';
  const size = fittingSize(lettering, width / UNITS_PER_EM);
  const scale = size / UNITS_PER_EM;
  const left = lettering.x - width * scale * ANCHOR_SHARES[lettering.anchor ?? 'middle'];
  const baseline = lettering.y + size * HALF_CAPITAL;
  const scaleText = Number(scale.toFixed(5));
  return `<path transform="translate(${short(left)} ${short(baseline)}) scale(${scaleText})" d="${d}" fill="${lettering.fill}"/>`;
}

const ANCHOR_SHARES = { start: 0, middle: 0.5, end: 1 };

function typed(lettering: Lettering, text: string): string {
  const size = fittingSize(lettering, guessedWidth(text));
  const baseline = short(lettering.y + size * HALF_CAPITAL);
  return `<text x="${short(lettering.x)}" y="${baseline}" font-size="${short(size)}" font-family="'Arial Narrow','Roboto Condensed','Liberation Sans Narrow',sans-serif" font-weight="800" text-anchor="${lettering.anchor ?? 'middle'}" fill="${lettering.fill}">${escapeXml(printable(text))}</text>`;
}

function fittingSize({ size, maxWidth }: Lettering, widthInEms: number): number {
  return maxWidth !== undefined && widthInEms * size > maxWidth ? maxWidth / widthInEms : size;
}

/** In ems. East Asian characters are about an em wide, most others a little over half. */
function guessedWidth(text: string): number {
  const widths = Array.from(text, (character) => (character >= '\u2E80' ? 1 : 0.6));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** XML can't represent control characters and unpaired surrogates. */
const printable = (text: string) => text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '');
