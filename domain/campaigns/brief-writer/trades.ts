import type { IndustrySlug } from '#domain/base/industries.ts';

export interface Trade {
  /** With its article: "a bakery". */
  name: string;
  /** What there is to see, after a verb such as "film". It follows from the industry alone. */
  subject: string;
  /** A line of what to show. */
  show: string;
}

const TRADES: Record<IndustrySlug, Trade> = {
  bakery: { name: 'a bakery', subject: 'what we bake', show: 'Something from our oven, up close' },
  bar: { name: 'a bar', subject: 'what we pour', show: 'A drink being made, from the bar' },
  barber: { name: 'a barbershop', subject: 'a cut from start to finish', show: 'The cut before and after' },
  bikes: { name: 'a bike shop', subject: 'our bikes', show: 'One bike you’d ride, and why' },
  books: { name: 'a bookstore', subject: 'our shelves', show: 'One book you’d take home, and why' },
  ceramics: { name: 'a ceramics shop', subject: 'our ceramics', show: 'The pieces up close, in your hands' },
  coffee: { name: 'a coffee shop', subject: 'how we make coffee', show: 'A cup being made' },
  deli: {
    name: 'a deli and grocery',
    subject: 'what’s on our counter',
    show: 'The counter and what’s on it',
  },
  eyewear: { name: 'an eyewear shop', subject: 'our frames', show: 'A few frames on your own face' },
  florist: { name: 'a florist', subject: 'our flowers', show: 'A bouquet coming together' },
  gym: { name: 'a gym', subject: 'how people train here', show: 'You, training' },
  salon: { name: 'a hair salon', subject: 'how we do hair', show: 'The hair before and after' },
  hardware: {
    name: 'a hardware store',
    subject: 'our aisles',
    show: 'One thing you’d fix with what we sell',
  },
  'ice-cream': { name: 'an ice cream shop', subject: 'our ice cream', show: 'The first spoonful' },
  pets: { name: 'a pet business', subject: 'how we look after pets', show: 'A pet enjoying it' },
  pizza: {
    name: 'a pizzeria',
    subject: 'how we make pizza',
    show: 'A pizza, from the oven to the first bite',
  },
  plants: { name: 'a plant shop', subject: 'our plants', show: 'One plant you’d take home, and why' },
  ramen: { name: 'a ramen shop', subject: 'how we make ramen', show: 'A bowl up close, and the first slurp' },
  records: { name: 'a record store', subject: 'our records', show: 'One record you’d take home, and why' },
  restaurant: { name: 'a restaurant', subject: 'what we cook', show: 'A dish up close, and the first bite' },
  spa: { name: 'a spa', subject: 'what a visit to our spa is like', show: 'How you feel before and after' },
  tailor: { name: 'a tailor', subject: 'how we tailor clothes', show: 'A piece before and after' },
  taqueria: { name: 'a taqueria', subject: 'how we make tacos', show: 'A taco up close, and the first bite' },
  toys: { name: 'a toy store', subject: 'our toys', show: 'One toy you’d give, and to whom' },
  vintage: {
    name: 'a vintage shop',
    subject: 'our vintage pieces',
    show: 'A find or two, worn or in your hands',
  },
  wine: { name: 'a wine shop', subject: 'our bottles', show: 'One bottle you’d take home, and why' },
  yoga: { name: 'a yoga studio', subject: 'what a class is like', show: 'A moment from a class' },
};

const ANY_TRADE: Trade = {
  name: 'a local business',
  subject: 'what we do',
  show: 'What we do, up close',
};

export function tradeOf(industry: string | null): Trade {
  return TRADES[industry as IndustrySlug] ?? ANY_TRADE;
}
