import { PAINT } from './palette.ts';
import { circle, ellipse, path, rect, shadow, stroke } from './pen.ts';

export const MAILBOX_FRAME = { width: 160, height: 192, viewBox: '0 0 80 96' };

interface Paints {
  lit: string;
  shaded: string;
  slot: string;
  lip: string;
}

const DAY: Paints = { lit: '#2D4362', shaded: PAINT.navy, slot: '#131F30', lip: '#3C5A80' };
/** Lighter than by day, to be visible on a dark page. */
const NIGHT: Paints = { lit: '#47638F', shaded: '#36507A', slot: '#101828', lip: '#6382B0' };

/** A street mailbox with a letter in its slot, sealed with a check. It has no background. */
export function mailbox(night: boolean): string {
  const paints = night ? NIGHT : DAY;
  return ellipse(40, 93, 33, 3, PAINT.ink, shadow(0.18)) + legs(paints) + body(paints) + envelope() + label();
}

function legs({ slot }: Paints): string {
  return path('M13.5 77h7.5v15h-9z', slot) + path('M66.5 77h-7.5v15h9z', slot);
}

function body({ lit, shaded, slot, lip }: Paints): string {
  return (
    path('M8 78v-49c0 -17 13 -28 32 -28s32 11 32 28v49z', lit) +
    path('M40 1c19 0 32 11 32 28v49h-32z', shaded) +
    rect(17, 25, 46, 7, slot, 1.5) +
    rect(17, 32, 46, 3, lip)
  );
}

function envelope(): string {
  return (
    rect(25, 10, 30, 18, PAINT.ivory) +
    stroke('M26 11.6l14 10.4l14 -10.4', '#E2D6C2', 2) +
    circle(51, 14, 7, PAINT.tomato) +
    stroke('M47.7 14.2l2.4 2.4l4.2 -4.6', PAINT.ivory, 1.8)
  );
}

function label(): string {
  return (
    rect(20, 44, 40, 20, PAINT.cream, 3) + rect(25, 50, 30, 3, PAINT.navy) + rect(25, 56, 20, 3, '#98938A')
  );
}
