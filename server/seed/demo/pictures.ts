import { artPath } from '#art/catalogue.ts';
import type { StillKind } from '#art/still/kinds.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import { seedId } from '#server/seed/ids.ts';
import { APPLICANTS } from './applicants.ts';
import { CREATORS, type DemoCreator } from './creators.ts';
import { CROWD } from './crowd.ts';
import { PEOPLE } from './people.ts';
import { portraitSeed } from './portrait-seeds.ts';

/** Descriptions of the drawings. */
const STILL_WORDS: Record<StillKind, string> = {
  books: 'A stack of books with a cup on top',
  bouquet: 'A bunch of flowers in paper',
  bowl: 'A bowl of noodles with an egg and chopsticks',
  bridge: 'A bridge over the river at dusk',
  croissant: 'A croissant on a plate beside a cup of coffee',
  gym: 'Weights on the floor of a gym',
  latte: 'A cup of coffee from above, with a pattern in the milk',
  loaf: 'A scored loaf on a striped cloth',
  shop: 'The front of a shop',
  slice: 'A slice of pizza on a paper plate',
  taco: 'Three tacos on a striped cloth',
  vase: 'A vase with a plant',
};

/** A demo upload: drawn by the drawing kit, then processed like any other. */
export interface DemoPicture {
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
  original_name: string;
  /** The address of a drawing, or a drawing itself. */
  drawing: string;
  caption: string;
  alt_text: string;
  /** The submitted version it belongs to, if any. */
  sent?: { deliverable_id: string; version: number; submission_id: string; sort_order: number };
  /** The typed numbers it shows, if any. */
  typed?: { deliverable_id: string; day: string };
}

type Words = readonly [drawing: string, name: string, caption: string, alt_text: string];

const shop = (theme: 'day' | 'night', industry: string, slug: string, seed: string, name: string) =>
  artPath.shop({ theme, industry, business: slug, campaign: seed, name });

export const DEMO_PICTURES: readonly DemoPicture[] = [
  ...gallery('crumb-co', [
    [
      shop('day', 'bakery', 'crumb-co', 'morning', 'Crumb & Co.'),
      'manhattan-avenue.jpg',
      'Manhattan Avenue, just before two',
      'A bakery front with an open door and bread in the window',
    ],
    [artPath.still('loaf', 'crumb-co'), 'loaf.jpg', 'The six a.m. loaf', 'A round loaf with a scored crust'],
    [
      artPath.still('croissant', 'crumb-co'),
      'croissant.jpg',
      'Gone before ten',
      'A croissant on a plate beside a cup of coffee',
    ],
    [
      shop('night', 'bakery', 'crumb-co', 'night', 'Crumb & Co.'),
      'four-in-the-morning.jpg',
      'Four in the morning, ovens on',
      'The same bakery at night with its windows lit',
    ],
  ]),
  ...gallery('lantern-ladle', [
    [
      shop('night', 'ramen', 'lantern-ladle', 'late', 'Lantern & Ladle'),
      'late.jpg',
      'Open until the last bowl',
      'A noodle shop at night with a lit window',
    ],
    [artPath.still('bowl', 'lantern-ladle'), 'bowl.jpg', 'The 1 a.m. bowl', 'A bowl of noodles with an egg'],
  ]),
  ...[...CREATORS, ...APPLICANTS, ...CROWD].map(portraitOf),
  ...portfolio('maya@okafor.example', [
    [artPath.still('croissant', 'maya'), 'slow-pour.jpg', 'Croissant, slow pour', 'A croissant and a coffee'],
    [artPath.still('bowl', 'maya'), 'ramen.jpg', 'Ramen at 1 a.m.', 'A bowl of ramen with chopsticks'],
    [artPath.still('vase', 'maya'), 'two-glazes.jpg', 'Two glazes, one kiln', 'A vase with a plant'],
    [artPath.still('bouquet', 'maya'), 'bouquet.jpg', 'Forty-dollar bouquet', 'A bunch of flowers in paper'],
  ]),
  ...portfolio('jules@ferreira.example', [
    [artPath.still('taco', 'jules'), 'tacos.jpg', 'Three tacos, one napkin', 'Tacos on a plate'],
    [artPath.still('bridge', 'jules'), 'bridge.jpg', 'Walking home', 'A bridge over the river at dusk'],
  ]),
  ...[...CREATORS, ...APPLICANTS].flatMap(({ email, work }) => portfolio(email, work.map(pieceOf(email)))),
];

/** The people of the demo are invented, so their photos are drawings that match their names. */
function portraitOf({ email, ...creator }: Pick<DemoCreator, 'email'> & { full_name?: string }): DemoPicture {
  const name = creator.full_name ?? PEOPLE.find((person) => person.email === email)?.full_name ?? email;
  return toPicture('creator', seedId('creator', email), 'avatar', [
    artPath.portrait(portraitSeed(name)),
    'portrait.jpg',
    '',
    '',
  ]);
}

/** Named after its drawing, so that two pictures of one creator never share a name. */
function pieceOf(email: string) {
  return ([kind, caption]: DemoCreator['work'][number]): Words => [
    artPath.still(kind, email),
    `${kind}.jpg`,
    caption,
    STILL_WORDS[kind],
  ];
}

function gallery(slug: string, words: readonly Words[]): DemoPicture[] {
  return words.map((one) => toPicture('business', seedId('business', slug), 'gallery', one));
}

function portfolio(email: string, words: readonly Words[]): DemoPicture[] {
  return words.map((one) => toPicture('creator', seedId('creator', email), 'portfolio', one));
}

function toPicture(
  entity_type: EntityType,
  entity_id: string,
  role: MediaRole,
  [drawing, original_name, caption, alt_text]: Words,
): DemoPicture {
  return { entity_type, entity_id, role, original_name, drawing, caption, alt_text };
}
