import { letter } from '#art/lettering/letter.ts';
import { atHour, lighten, luminance, mix, PAINT } from '#art/palette.ts';
import { path, rect, stroke, times } from '#art/pen.ts';
import type { Facade } from './facades.ts';
import { FASCIA_HEIGHT, type Frontage } from './frontage.ts';
import type { SignStyle } from './look.ts';

export interface Sign {
  text: string;
  style: SignStyle;
  facade: Facade;
  night: boolean;
}

const GLOW = '#FFE9B8';

/** The band over the shopfront with the name: a painted board, cut letters, or a rounded board. */
export function fascia(front: Frontage, sign: Sign): string {
  switch (sign.style) {
    case 'board':
      return paintedBoard(front, sign);
    case 'letters':
      return cutLetters(front, sign);
    case 'pill':
      return roundedBoard(front, sign);
  }
}

export const isLightBox = (facade: Facade) => luminance(facade.fascia) > 0.6;

function paintedBoard(
  { shopfront: { x, width }, fasciaTop }: Frontage,
  { text, facade, night }: Sign,
): string {
  return (
    rect(x - 7, fasciaTop - 4, width + 14, 5, atHour(lighten(facade.fascia, 0.18), night), 1) +
    rect(x - 6, fasciaTop, width + 12, FASCIA_HEIGHT, boardPaint(facade, night)) +
    rect(x, fasciaTop + 5, width, FASCIA_HEIGHT - 10, 'none', 1, {
      stroke: mix(facade.fascia, facade.signInk, 0.35),
      'stroke-width': 1,
    }) +
    letter({
      text,
      x: x + width / 2,
      y: fasciaTop + FASCIA_HEIGHT / 2,
      size: 27,
      maxWidth: width - 34,
      fill: boardInk(facade, night),
      letterSpacing: 0.5,
    })
  );
}

function cutLetters(front: Frontage, { text, facade, night }: Sign): string {
  const { x, width } = front.shopfront;
  return (
    joineryBand(front, facade, night) +
    letter({
      text,
      x: x + width / 2,
      y: front.fasciaTop + FASCIA_HEIGHT / 2,
      size: 32,
      maxWidth: width - 30,
      fill: night ? GLOW : clearest(facade.frame, [facade.trim, PAINT.cream, '#2A1F18']),
      letterSpacing: 1.5,
    })
  );
}

function roundedBoard(front: Frontage, { text, facade, night }: Sign): string {
  const { x, width } = front.shopfront;
  const height = FASCIA_HEIGHT - 9;
  const blends = facade.fascia === facade.frame;
  const board = blends && !night ? mix(facade.frame, facade.trim, 0.9) : boardPaint(facade, night);
  return (
    joineryBand(front, facade, night) +
    rect(x + 14, front.fasciaTop + 4, width - 28, height, board, height / 2) +
    letter({
      text,
      x: x + width / 2,
      y: front.fasciaTop + FASCIA_HEIGHT / 2,
      size: 24,
      maxWidth: width - 70,
      fill: blends && !night && !isLightBox(facade) ? facade.frame : boardInk(facade, night),
      letterSpacing: 0.5,
    })
  );
}

function joineryBand(
  { shopfront: { x, width }, fasciaTop }: Frontage,
  { frame }: Facade,
  night: boolean,
): string {
  return (
    rect(x - 7, fasciaTop - 4, width + 14, 5, atHour(lighten(frame, 0.22), night), 1) +
    rect(x - 4, fasciaTop + 1, width + 8, FASCIA_HEIGHT, atHour(frame, night))
  );
}

/** A light fascia is a light box: it glows at night, while a dark one only gets darker. */
function boardPaint(facade: Facade, night: boolean): string {
  if (!night) return facade.fascia;
  return isLightBox(facade) ? '#F9E6B8' : mix(facade.fascia, '#1A1418', 0.3);
}

const boardInk = (facade: Facade, night: boolean) => (night && !isLightBox(facade) ? GLOW : facade.signInk);

function clearest(ground: string, inks: readonly string[]): string {
  const contrast = (ink: string) => Math.abs(luminance(ground) - luminance(ink));
  return inks.reduce((best, ink) => (contrast(ink) > contrast(best) ? ink : best));
}

/** Three gooseneck lamps over the sign, which light it at night. */
export function signLamps({ shopfront, fasciaTop }: Frontage, night: boolean): string {
  const metal = atHour(PAINT.ink, night);
  return times(3, (index) => {
    const x = shopfront.x + (shopfront.width * (index + 0.5)) / 3;
    const light = night ? path(`M${x - 1} ${fasciaTop - 4}h14l10 34h-34z`, '#FFDF9A', { opacity: 0.22 }) : '';
    return (
      stroke(`M${x - 8} ${fasciaTop - 10}c0 -10 14 -10 14 0`, metal) +
      path(`M${x - 1} ${fasciaTop - 4}a7 6 0 0 1 14 0z`, metal) +
      light
    );
  });
}
