/** The ingredients of a pitch: the shop, and the creator's home and niche. */
export interface PitchFacts {
  shop: string;
  home: string;
  niche: string;
}

export const PITCHES: readonly ((facts: PitchFacts) => string)[] = [
  ({ shop, niche }) =>
    `I have walked past ${shop} for two years and never filmed it, which feels wrong. I do ${niche}, close and quiet, and I would rather spend an hour on one good minute than a day on ten.`,
  ({ shop, home }) =>
    `I live in ${home} and can be at ${shop} before you open. I bring one camera and one light, and I stay out of the way of people who are working.`,
  ({ niche }) =>
    `Most of what I post is ${niche}. The people who follow me live here and do go to places afterward; I can show you the messages. I would keep this one plain and let the hands do the talking.`,
  ({ shop }) =>
    `My idea is one take, from the sidewalk to the counter and back out with a bag. No music, only what ${shop} sounds like. If it doesn’t work in one take I come back another day.`,
  ({ shop, niche }) =>
    `I worked behind a counter before I filmed them, so I know when to ask and when to wait. ${shop} is the sort of place my ${niche} series is about.`,
  ({ home }) =>
    `I would open on the detail nobody looks at and end on somebody eating, wearing or carrying it home. My neighbors in ${home} are harder to please than any brief.`,
  ({ shop }) =>
    `Your brief made me laugh, in a good way. I would like to film ${shop} the way regulars see it: the nod, the usual order, the thirty seconds of talk. You would see a rough cut two days later.`,
  ({ niche, home }) =>
    `I film ${niche} around ${home} and edit the same night. I keep captions short, name the price when there is one, and answer the questions under the post myself.`,
  ({ shop }) =>
    `I have bought from ${shop} more often than I should admit. I would film what I always get, say why, and then try the thing I never order.`,
  ({ niche }) =>
    `Small audience, but a patient one: people watch my ${niche} pieces to the end. I would plan three shots with you beforehand and leave the rest of the visit open.`,
  ({ shop, home }) =>
    `I can take the train from ${home} any weekday. I would talk to the person who has been at ${shop} the longest and build it around one thing they say.`,
  () =>
    'I read the brief twice and can do all of it as written. I deliver the raw clips as well, sorted, in case you want to use a few seconds somewhere else.',
];

export const AVAILABILITIES = [
  'Weekday mornings before ten',
  'Any day but Sunday',
  'Tuesdays and Thursdays, all day',
  'This weekend, or any evening after six',
  'Next week, Monday to Wednesday',
  'I am flexible with two days of notice',
];

export const INVITATION =
  'We saw your work and think you would see this the way we do. Have a look at the brief, there is no hurry.';

export const QUOTE_REASONS = [
  'It is a long way for me and I would stay for the whole shift.',
  'This covers an extra cut for your own channels.',
  'Two visits, so that the light is right for both.',
];

export const COUNTER_REASON =
  'That is more than we can do this time. One visit instead of two, and lunch is on us.';

export const NOTES = [
  'Good light, and they let people finish their sentences.',
  'Lives around the corner. Ask about next Thursday.',
  'The second clip on their page is what we want.',
  'Nice voice. A little far out, check the travel.',
];
