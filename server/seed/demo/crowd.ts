import { describeNiches, type Niche } from '#domain/creators/niches.ts';
import type { NeighborhoodName } from '#server/seed/neighborhoods/neighborhoods.ts';
import type { DemoCreator } from './creators.ts';
import type { DemoPerson } from './people.ts';

const FULL_NAMES = [
  ...['Ana Beltran', 'Bo Lindgren', 'Carla Nuñez', 'Dev Kapoor', 'Edie Marsh', 'Femi Adeyemi', 'Gia Russo'],
  ...['Hugo Lafont', 'Imani Cole', 'Jonah Adler', 'Kaya Demir', 'Liam Doyle', 'Mina Sato', 'Nadia Karim'],
  ...['Owen Price', 'Pia Holm', 'Quinn Avery', 'Rafa Ortega', 'Sofia Bianchi', 'Teo Marin', 'Uma Iyer'],
  ...['Val Moreau', 'Wes Tucker', 'Xiomara Paz', 'Yara Nassar', 'Zeke Monroe', 'Abby Cho', 'Bruno Sales'],
  ...['Cleo Banks', 'Dario Conti', 'Elsa Nyberg', 'Farid Amin', 'Grace Liu', 'Hana Novak', 'Ivan Petrov'],
  ...['Joy Mensah', 'Kit Sawyer', 'Luz Herrera', 'Max Engel', 'Nell Byrne', 'Omar Saleh', 'Perla Cruz'],
  ...['Ruth Okoye', 'Silas Webb'],
] as const;

const HOMES: readonly NeighborhoodName[] = [
  ...(['Greenpoint', 'Astoria', 'Harlem', 'Bushwick', 'Chinatown', 'Park Slope', 'Red Hook'] as const),
  ...(['Jackson Heights', 'Flatbush', 'Mott Haven', 'Lower East Side', 'St. George'] as const),
];

const NICHES: readonly (readonly [Niche, Niche])[] = [
  ['food', 'neighborhoods'],
  ['coffee', 'baking'],
  ['fashion', 'vintage'],
  ['street_food', 'food'],
  ['home', 'design'],
  ['fitness', 'wellness'],
  ['books', 'art'],
  ['beauty', 'fashion'],
  ['bars', 'music'],
];

const HABITS = [
  'I film with a phone, a small light and as few cuts as I can.',
  'Mostly hands and counters, hardly ever my own face.',
  'I ask one good question and leave the answer whole.',
  'Early mornings, natural light, the sound left in.',
  'I like the part of the day before the sign is turned.',
];

interface CrowdCreator extends DemoCreator {
  full_name: string;
}

/** Creators who were approved weeks ago and apply all over town. */
export const CROWD: readonly CrowdCreator[] = FULL_NAMES.map((full_name, index) => {
  const handle = handleOf(full_name);
  const niches = NICHES[index % NICHES.length] ?? ['food', 'neighborhoods'];
  const home = HOMES[index % HOMES.length] ?? 'Greenpoint';
  const followers = 1_900 + ((index * 2_713) % 31_000);
  const reel = 90 + ((index * 7) % 24) * 10;
  return {
    email: `${handle.replace('.', '@')}.example`,
    full_name,
    handle,
    bio: `${describeNiches(niches)} around ${home}. ${HABITS[index % HABITS.length]}`,
    languages: index % 4 === 0 ? ['en', 'es'] : ['en'],
    home,
    niches,
    prices: { instagram_reel: reel, instagram_story: Math.round(reel / 4), tiktok_video: reel - 20 },
    accounts: [
      {
        platform: index % 3 === 2 ? 'tiktok' : 'instagram',
        handle,
        followers,
        avg_views: Math.round(followers * 0.6),
        ...(index % 5 !== 4 && { is_proven: true as const }),
      },
    ],
    work: [],
    sent_hours_ago: (42 + (index % 40)) * 24,
    submission_count: 1,
  };
});

export const CROWD_PEOPLE: readonly DemoPerson[] = CROWD.map(({ email, full_name }, index) => ({
  email,
  full_name,
  role: 'creator',
  creator: { status: 'active', decided_days_ago: 40 + (index % 40) },
}));

function handleOf(fullName: string): string {
  return fullName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.');
}
