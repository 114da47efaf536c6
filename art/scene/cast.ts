import type { Building } from '#art/street/building.ts';

/** A shop that the composed pictures share, so that it looks the same in all of them. */
type Character = Omit<Building, 'night' | 'width' | 'floors'>;

export const CRUMB: Character = {
  industry: 'bakery',
  business: 'crumb-and-co',
  campaign: 'sourdough-pull',
  name: 'Crumb & Co.',
  look: { facade: 'cream', signStyle: 'board', awning: 'scallop', stripe: 28, signLamps: true, cat: false },
};

export const FOXED_PAGES: Character = {
  industry: 'books',
  business: 'foxed-pages',
  campaign: 'first-editions',
  name: 'Foxed Pages',
  look: { facade: 'bottle', signStyle: 'pill', awning: 'scallop', stripe: 28, signLamps: true },
};

export const LANTERN_AND_LADLE: Character = {
  industry: 'ramen',
  business: 'lantern-and-ladle',
  campaign: 'late-bowls',
  name: 'Lantern & Ladle',
  look: { facade: 'ink', signStyle: 'letters', awning: 'none', door: 'right', bladeSign: false, cat: false },
};

export const STOOP_FLOWERS: Character = {
  industry: 'florist',
  business: 'stoop-flowers',
  campaign: 'first-peonies',
  name: 'Stoop Flowers',
  look: {
    facade: 'sage',
    signStyle: 'letters',
    awning: 'scallop',
    stripe: 28,
    signLamps: false,
    door: 'right',
    bladeSign: false,
    cat: false,
  },
};

export const UPTOWN_CHAIR: Character = {
  industry: 'barber',
  business: 'uptown-chair',
  campaign: 'fade-week',
  name: 'Uptown Chair',
  look: {
    facade: 'slate',
    signStyle: 'letters',
    awning: 'flat',
    signLamps: false,
    door: 'left',
    bladeSign: false,
    cat: false,
  },
};

export const SECOND_SHIFT: Character = {
  industry: 'coffee',
  business: 'second-shift',
  campaign: 'night-pour',
  name: 'Second Shift Coffee',
  look: {
    facade: 'ochre',
    signStyle: 'pill',
    awning: 'scallop',
    stripe: 24,
    signLamps: false,
    door: 'right',
    bladeSign: true,
  },
};

export const CORNER_FIG: Character = {
  industry: 'deli',
  business: 'corner-fig',
  campaign: 'sandwich-hour',
  name: 'Corner Fig',
  look: {
    facade: 'slate',
    signStyle: 'pill',
    awning: 'flat',
    signLamps: false,
    door: 'left',
    bladeSign: false,
  },
};

export const STATIC_AND_WAX: Character = {
  industry: 'records',
  business: 'static-and-wax',
  campaign: 'crate-day',
  name: 'Static & Wax',
  look: {
    facade: 'chalk',
    signStyle: 'letters',
    awning: 'scallop',
    door: 'left',
    prop: 'bicycle',
    cat: false,
  },
};

export const CORNER_SLICE: Character = {
  industry: 'pizza',
  business: 'corner-slice',
  campaign: 'dollar-night',
  name: 'Corner Slice',
  look: { facade: 'oxide', signStyle: 'board', awning: 'flat', door: 'right', prop: 'newsbox', cat: false },
};

export const LOW_LIGHTS: Character = {
  industry: 'wine',
  business: 'low-lights',
  campaign: 'orange-wine',
  name: 'Low Lights',
  look: { facade: 'brown', signStyle: 'board', awning: 'none', door: 'left', prop: 'barrel', cat: false },
};

export const TIA_CHELO: Character = {
  industry: 'taqueria',
  business: 'tia-chelo',
  campaign: 'al-pastor',
  name: 'Tía Chelo',
  look: { facade: 'teal', signStyle: 'board', awning: 'scallop', door: 'right', prop: 'stool', cat: false },
};
