import type { RolePicture } from '#art/scene/role.ts';
import type { StillKind } from '#art/still/kinds.ts';
import { draw, MAX_NAME_LENGTH, MAX_SEED_LENGTH } from './draw.ts';

/**
 * Addresses of drawings. An address contains everything its drawing depends on and is served as immutable, so a change
 * to any drawing needs a new version here.
 */
const ART_VERSION = 1;
const ART_ROOT = `/art/${ART_VERSION}/`;

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const STREET_PICTURES = ['landing', 'corner', 'filming', 'login'] as const;
export type StreetPicture = (typeof STREET_PICTURES)[number];

export interface ShopAddress {
  theme: Theme;
  /** As stored; an industry without its own interior is drawn as a deli. */
  industry: string | null;
  /** The business slug: facade, sign and awning. */
  business: string;
  /** The campaign's id: door, window and sidewalk. */
  campaign: string;
  /** The business name, for the sign. */
  name: string;
}

export const artPath = {
  /** A square tile of 300 by 300. */
  shop: (address: ShopAddress) => themed(address.theme, 'shop', ...shopSegments(address)),
  /** The same shop with its neighbors, 1200 by 336: the head of a campaign's page. */
  banner: (address: ShopAddress) => themed(address.theme, 'banner', ...shopSegments(address)),
  street: (theme: Theme, picture: StreetPicture) => themed(theme, 'street', picture),
  /** A picture of each role, 728 by 288. A frame of another shape keeps its bottom in view. */
  role: (theme: Theme, picture: RolePicture) => themed(theme, 'role', picture),
  /** A mailbox with a letter in it, 160 by 192, without a background. */
  mailbox: (theme: Theme) => themed(theme, 'mailbox'),
  /** The closed gate of a city that is coming soon. */
  gate: (theme: Theme, citySlug: string) => themed(theme, 'gate', seed(citySlug)),
  /** A closed gate with other words, for an empty state. */
  gateWords: (theme: Theme, words: string) => themed(theme, 'gate', 'words', words.slice(0, MAX_NAME_LENGTH)),
  portrait: (person: string) => at('portrait', seed(person)),
  still: (kind: StillKind, work: string) => at('still', kind, seed(work)),
  creator: () => at('person', 'creator'),
  mark: () => at('mark'),
};

function shopSegments({ industry, business, campaign, name }: ShopAddress): string[] {
  return [seed(industry || 'deli'), seed(business), seed(campaign), name.slice(0, MAX_NAME_LENGTH)];
}

const seed = (text: string) => text.slice(0, MAX_SEED_LENGTH);

const themed = (theme: Theme, ...segments: string[]) => at(theme, ...segments);

// A name cut inside a surrogate pair, or stored with half of one, has no URI encoding.
const at = (...segments: string[]) =>
  `${ART_ROOT}${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}.svg`;

/** The drawings that show no particular shop, city or face: each is the same for everyone. */
export const FIXED_DRAWINGS: ReadonlySet<string> = new Set([
  ...THEMES.flatMap((theme) => [
    ...STREET_PICTURES.map((picture) => artPath.street(theme, picture)),
    artPath.role(theme, 'business'),
    artPath.role(theme, 'creator'),
    artPath.mailbox(theme),
  ]),
  artPath.creator(),
  artPath.mark(),
]);

const ADDRESS = /^\/art\/(\d+)\/(.+)\.svg$/;

/**
 * The drawing at an address of `artPath`, as a standalone SVG document; null if the address isn't one of ours. It takes
 * the path as received: a name may contain an encoded slash.
 */
export function drawArt(path: string): string | null {
  const [, version, rest = ''] = ADDRESS.exec(path) ?? [];
  if (version !== String(ART_VERSION)) return null;
  const segments = rest.split('/').map(decodeSegment);
  return segments.every((segment) => segment !== null) ? draw(segments) : null;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
