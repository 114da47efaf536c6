import type { SourceKind } from '#domain/businesses/enrichment.ts';
import type { Clue } from '../clue.ts';
import { shorten } from '../short-text.ts';

import { readScheduledHours } from './hours-of-thing.ts';
import { INDUSTRY_OF_TYPE } from './industry-words.ts';
import { readPostalAddress } from './postal-address.ts';
import { readSocialLink } from './social-link.ts';
import { isThing, listOf, type Thing, textOf } from './thing.ts';

const PLAIN_TYPES = ['Organization', 'LocalBusiness', 'Store', 'Corporation', 'Brand', 'FoodEstablishment'];

/** Nothing if the thing isn't the business itself, such as an article or a dish. */
export function cluesOfThing(thing: Thing, pageUrl: string, source_kind: SourceKind): Clue[] {
  const types = listOf(thing['@type']).map((type) => textOf(type).replace(/^.*[/#:]/, ''));
  const trade = types.find((type) => Object.hasOwn(INDUSTRY_OF_TYPE, type));
  const isBusiness =
    trade !== undefined || types.some((type) => PLAIN_TYPES.includes(type)) || 'openingHours' in thing;
  const where = (confidence: number) => ({ source_url: pageUrl, source_kind, confidence });
  const clues: Clue[] = [];
  if (types.includes('WebSite') && textOf(thing.name)) {
    clues.push({ field: 'name', value: textOf(thing.name), ...where(0.8) });
  }
  if (!isBusiness) return clues;
  const industry = trade && INDUSTRY_OF_TYPE[trade];
  if (industry) {
    clues.push({
      field: 'industry',
      value: industry,
      ...where(0.9),
      note: `The site lists itself as ${inWords(trade)}`,
    });
  }
  if (textOf(thing.name)) clues.push({ field: 'name', value: textOf(thing.name), ...where(0.95) });
  if (textOf(thing.description)) {
    const { value, note } = shorten(textOf(thing.description));
    clues.push({ field: 'description', value, ...where(0.8), ...(note && { note }) });
  }
  if (textOf(thing.telephone))
    clues.push({ field: 'phone', value: textOf(thing.telephone).slice(0, 40), ...where(0.9) });
  for (const logo of picturesOf(thing.logo, pageUrl))
    clues.push({ field: 'logo', value: logo, ...where(0.9) });
  for (const photo of [thing.image, thing.photo].flatMap((value) => picturesOf(value, pageUrl))) {
    clues.push({ field: 'photo', value: photo, ...where(0.7) });
  }
  for (const place of listOf(thing.address)) {
    const value = isThing(place) ? readPostalAddress(place) : null;
    if (value) clues.push({ field: 'address', value, ...where(0.95) });
  }
  const hours = readScheduledHours(thing);
  if (hours.length > 0) clues.push({ field: 'hours', value: hours, ...where(0.9) });
  const links = listOf(thing.sameAs).flatMap((url) => readSocialLink(textOf(url)) ?? []);
  if (links.length > 0) clues.push({ field: 'social_links', value: links, ...where(0.85) });
  return clues;
}

function picturesOf(value: unknown, pageUrl: string): string[] {
  return listOf(value).flatMap((one) => {
    const address =
      typeof one === 'string' ? one : isThing(one) ? textOf(one.url ?? one.contentUrl ?? one['@id']) : '';
    return address !== '' && URL.canParse(address, pageUrl) ? [new URL(address, pageUrl).href] : [];
  });
}

/** "CafeOrCoffeeShop" reads "a cafe or coffee shop". */
function inWords(type: string): string {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}
