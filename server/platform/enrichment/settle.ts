import type { FindingField } from '#domain/businesses/enrichment.ts';
import type { Clue } from './clue.ts';
import { onePerPlatform } from './readers/social-link.ts';

/** More answers than this to one question are no longer a choice. */
const MOST_ANSWERS = 3;
/** Two texts about a shop don't contradict each other, so only one is proposed. */
const ONE_ANSWER: readonly FindingField[] = ['description', 'phone'];
const AGREEMENT = 0.03;

/**
 * Turns all findings into proposals: the same answer from several places becomes one with more confidence; answers
 * that contradict each other stay separate, for a person to choose. Pictures stay candidates, best first.
 */
export function settle(clues: readonly Clue[]): Clue[] {
  const fields = [...new Set(clues.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const ofField = clues.filter((clue) => clue.field === field);
    if (field === 'social_links') return mergeLinks(ofField);
    const answers = ofField.filter(isSayable).reduce(gather, new Map<string, Clue>());
    const best = [...answers.values()].sort((a, b) => b.confidence - a.confidence);
    if (field === 'logo' || field === 'photo') return best.slice(0, 12);
    if (field === 'name') return best.filter(isNoVariant).slice(0, MOST_ANSWERS);
    return best.slice(0, ONE_ANSWER.includes(field) ? 1 : MOST_ANSWERS);
  });
}

function gather(answers: Map<string, Clue>, clue: Clue): Map<string, Clue> {
  const key = keyOf(clue);
  const known = answers.get(key);
  const surer = known === undefined || clue.confidence > known.confidence ? clue : known;
  const confidence = known === undefined ? clue.confidence : Math.min(1, surer.confidence + AGREEMENT);
  return answers.set(key, { ...surer, confidence, ...noteOf(known, clue) });
}

/** The words that gave a trade away explain more than the site's own category does. */
function noteOf(known: Clue | undefined, clue: Clue): { note?: string } {
  const note =
    clue.field === 'industry' && clue.source_kind === 'text' ? clue.note : (known?.note ?? clue.note);
  return note ? { note } : {};
}

function keyOf({ field, value }: Clue): string {
  if (field === 'name') return plain(value);
  if (field === 'address') return `${plain(value.street)} ${value.zip}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** "731 Manhattan Ave." and "731 Manhattan Avenue" are one street, "Crumb & Co." and "Crumb and Co" one sign. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bavenue\b|\bave?\b/g, 'ave')
    .replace(/\bstreet\b/g, 'st')
    .replace(/\bboulevard\b/g, 'blvd')
    .replace(/\broad\b/g, 'rd')
    .replace(/\bplace\b/g, 'pl')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A title that continues after the name, as in "Crumb & Co Bakery in Greenpoint", agrees with the name. */
function isNoVariant(clue: Clue, index: number, sorted: readonly Clue[]): boolean {
  const name = plain(String(clue.value));
  return !sorted.slice(0, index).some(({ value }) => {
    const surer = plain(String(value));
    return surer !== '' && (name.includes(surer) || surer.includes(name));
  });
}

function isSayable({ field, value }: Clue): boolean {
  return field !== 'name' || (value.length <= 120 && /[\p{L}\p{N}]/u.test(value));
}

function mergeLinks(clues: readonly Clue[]): Clue[] {
  const linked = clues
    .filter((clue) => clue.field === 'social_links')
    .sort((a, b) => Number(b.source_kind === 'link') - Number(a.source_kind === 'link'));
  const [first] = linked;
  if (first === undefined) return [];
  return [{ ...first, value: onePerPlatform(linked.flatMap(({ value }) => value)) }];
}
