interface Found {
  stars: number;
  words: string;
}

/** What shops write about creators. */
export const REVIEWS_OF_CREATORS: readonly Found[] = [
  { stars: 5, words: 'On time, quiet in a busy room, and the reel looks like us on a good day.' },
  { stars: 5, words: 'Asked two good questions before filming and needed nothing after that.' },
  { stars: 5, words: 'People still come in and name the video.' },
  { stars: 4, words: 'Lovely footage. The first cut missed the sign, the second one had it.' },
  { stars: 4, words: 'Friendly with the regulars, and the light is just right. A day later than we hoped.' },
  { stars: 4, words: '' },
  { stars: 3, words: 'Good pictures, but we had to ask twice for the link.' },
];

/** What creators write about shops. */
export const REVIEWS_OF_SHOPS: readonly Found[] = [
  { stars: 5, words: 'The brief said what they wanted and left me the rest. Answered within the hour.' },
  { stars: 5, words: 'They kept a table free by the window and let me film before opening.' },
  { stars: 5, words: 'Approved the same day. I would go back without a camera.' },
  { stars: 5, words: '' },
  { stars: 4, words: 'Clear about everything but the back room, which turned out to be closed.' },
  { stars: 4, words: 'One round of changes, and it was a fair one.' },
  { stars: 3, words: 'Nice people, but the answer came in the last hour of the clock.' },
];
