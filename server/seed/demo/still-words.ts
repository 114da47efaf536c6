import type { StillKind } from '#art/still/kinds.ts';

/** What each drawing shows. */
export const STILL_WORDS: Record<StillKind, string> = {
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
