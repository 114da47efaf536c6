import { describe, expect, it } from 'vitest';
import { INDUSTRY_NAMES } from '#domain/base/industries.ts';
import { GOAL_NAMES, type Goal } from '#domain/businesses/onboarding.ts';
import {
  CAMPAIGN_DESCRIPTION_MAX_LENGTH,
  CAMPAIGN_TITLE_MAX_LENGTH,
  FULFILMENTS,
  REQUIREMENT_MAX_LENGTH,
  REQUIREMENTS_MAX,
} from '../campaign-limits.ts';
import type { Deliverable } from '../deliverables.ts';
import type { BriefFacts } from './brief-facts.ts';
import { writeBrief } from './write-brief.ts';

const CRUMB: BriefFacts['shop'] = {
  business_name: 'Crumb & Co.',
  industry: 'bakery',
  description: 'A two-oven bakery on Manhattan Avenue that bakes at four and sells out by two.',
  neighborhood: 'Greenpoint',
  handles: { instagram: 'crumbandco' },
};
const REEL: Deliverable[] = [
  { kind: 'instagram_reel', quantity: 1 },
  { kind: 'instagram_story', quantity: 2 },
];
const PHOTOS: Deliverable[] = [{ kind: 'ugc_photo', quantity: 8 }];
const MIXED: Deliverable[] = [
  { kind: 'tiktok_video', quantity: 1 },
  { kind: 'youtube_video', quantity: 1 },
  { kind: 'ugc_video', quantity: 3 },
];

const SHOPS: BriefFacts['shop'][] = [
  CRUMB,
  { ...CRUMB, description: '' },
  { business_name: 'Oak', industry: null, description: '', neighborhood: null, handles: {} },
  {
    ...CRUMB,
    business_name: 'Wow!',
    neighborhood: 'Upper East Side',
    description: 'We fix  bikes\n\nand hearts',
  },
  { ...CRUMB, business_name: `${'Very '.repeat(23)}Long`, description: 'Word '.repeat(400) },
  { ...CRUMB, business_name: 'x'.repeat(120), description: 'One sentence. '.repeat(150) },
];
const GOALS: Goal[][] = [[], [...GOAL_NAMES], ...GOAL_NAMES.map((goal) => [goal])];

function* combinations(): Generator<BriefFacts> {
  for (const shop of SHOPS) {
    for (const industry of [shop.industry, ...Object.keys(INDUSTRY_NAMES), 'unheard-of']) {
      for (const deliverables of [REEL, PHOTOS, MIXED]) {
        for (const fulfilment of FULFILMENTS) {
          for (const goals of GOALS) yield { shop: { ...shop, industry }, deliverables, fulfilment, goals };
        }
      }
    }
  }
}

const DOUBLED = /\b(?!Very\b|Word\b)(\w+) \1\b/;
const FAULTY =
  / {2}|\n| [.,;:!?]|\.\.|[.!?],|\b[aA] (?:an?|the|[aeioAEIO]\w)|\ban (?:[^aeiouAEIOU\W])|\b(?:in|on) (?:in|on)\b|undefined|null/;

describe('writing a brief from facts', () => {
  it('reads well for every industry, package, place and goal, within the limits of the form', () => {
    let count = 0;
    for (const facts of combinations()) {
      const { title, description, requirements_do, requirements_dont } = writeBrief(facts);
      const lines = [...requirements_do, ...requirements_dont];
      for (const text of [title, description, ...lines]) {
        if (FAULTY.test(text) || DOUBLED.test(text)) expect.fail(`${JSON.stringify(facts)}: ${text}`);
        expect(text).toBe(text.trim());
        expect(text).not.toBe('');
      }
      expect(title.length).toBeLessThanOrEqual(CAMPAIGN_TITLE_MAX_LENGTH);
      expect(description.length).toBeLessThanOrEqual(CAMPAIGN_DESCRIPTION_MAX_LENGTH);
      expect(description).toMatch(/[.!?…]$/);
      expect(requirements_do.length).toBeLessThanOrEqual(REQUIREMENTS_MAX);
      expect(requirements_dont.length).toBeLessThanOrEqual(REQUIREMENTS_MAX);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(REQUIREMENT_MAX_LENGTH);
      expect(new Set(lines).size).toBe(lines.length);
      count += 1;
    }
    expect(count).toBeGreaterThan(5_000);
  });

  it('a bakery’s brief has the shop’s own words, its neighborhood and its handle', () => {
    expect(
      writeBrief({ shop: CRUMB, deliverables: REEL, fulfilment: 'visit', goals: ['foot_traffic'] }),
    ).toEqual({
      title: 'A reason to stop by Crumb & Co.',
      description:
        'A two-oven bakery on Manhattan Avenue that bakes at four and sells out by two. You’ll find us in Greenpoint. ' +
        'Come by and film what we bake. We’re asking for 1 Instagram Reel and 2 Instagram Stories. ' +
        'Help people nearby see why it’s worth stopping by. ' +
        'The rest is up to you: use your own style and your own words.',
      requirements_do: [
        'Something from our oven, up close',
        'What makes it worth a trip, and how to find us',
        'Our name once, said or shown',
        'A tag of @crumbandco on Instagram',
        'That we’re in Greenpoint',
      ],
      requirements_dont: [
        'Customers’ faces without asking them',
        'Prices, because they change',
        'Other brands and their logos',
      ],
    });
  });

  it('a shop that told us nothing but its name gets a brief that claims nothing else', () => {
    const shop = { business_name: 'Oak', industry: null, description: '', neighborhood: null, handles: {} };
    const brief = writeBrief({ shop, deliverables: PHOTOS, fulfilment: 'visit', goals: [] });
    expect(brief.title).toBe('Photos for Oak');
    expect(brief.description).toBe(
      'Oak is a local business. Come by and photograph what we do. We’re asking for 8 UGC Photos. ' +
        'You don’t have to post anything yourself. The rest is up to you: use your own style and your own words.',
    );
  });

  it('says what differs by industry, package and goal, and always the same for the same facts', () => {
    const facts: BriefFacts = { shop: CRUMB, deliverables: REEL, fulfilment: 'visit', goals: [] };
    const titles = Object.keys(INDUSTRY_NAMES).map(
      (industry) => writeBrief({ ...facts, shop: { ...CRUMB, industry } }).title,
    );
    expect(new Set(titles).size).toBe(titles.length);
    const byGoal = GOAL_NAMES.map((goal) => writeBrief({ ...facts, goals: [goal] }).description);
    expect(new Set(byGoal).size).toBe(byGoal.length);
    expect(writeBrief(facts)).toEqual(writeBrief(structuredClone(facts)));
  });

  it.each([
    ['Greenpoint', 'in Greenpoint'],
    ['East Village', 'in the East Village'],
    ['Lower East Side', 'on the Lower East Side'],
    ['Roosevelt Island', 'on Roosevelt Island'],
    ['Murray Hill (Queens)', 'in Murray Hill'],
    ['Meatpacking District', 'in the Meatpacking District'],
  ])('%s is %s', (neighborhood, words) => {
    const shop = { ...CRUMB, description: '', neighborhood };
    const { description } = writeBrief({ shop, deliverables: REEL, fulfilment: 'visit', goals: [] });
    expect(description).toContain(`Crumb & Co. is a bakery ${words}.`);
  });
});
