export const PAINT = {
  tomato: '#E8452C',
  tomatoDark: '#BF361F',
  cream: '#FFF3DC',
  ivory: '#FFF8EE',
  ink: '#1E1813',
  yellow: '#FFC629',
  green: '#0E5E4A',
  greenLight: '#3E8B6B',
  teal: '#2F7F78',
  navy: '#22344F',
  pink: '#F0B7A4',
  rose: '#F2A6B4',
  crimson: '#C9566A',
  brown: '#7B4E36',
  wood: '#A96F42',
  woodDark: '#7D4F2D',
  tan: '#DDB98A',
  mustard: '#D99A2B',
  leaf: '#4B8B5A',
  leafDark: '#2E6A46',
  plum: '#6B2737',
  white: '#FFFFFF',
  black: '#000000',
} as const;

/** The color at `share` of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const end = target[index] ?? value;
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const lighten = (color: string, share: number) => mix(color, PAINT.white, share);
export const darken = (color: string, share: number) => mix(color, PAINT.black, share);

/** The color of a lit surface at night; by day, unchanged. */
export const atHour = (color: string, night: boolean) => (night ? mix(color, '#1A1418', 0.6) : color);

/** Perceived brightness, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
