/** The length of a name in a subject line. */
const SUBJECT_NAME_LENGTH = 32;

export function shortName(name: string, most = SUBJECT_NAME_LENGTH): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

/** Words that mail programs turn into links, or that offer another way to answer. */
const LEADS_AWAY = /[:/@]|\p{L}\.\p{L}|\d{5,}/u;

/** A name for people who may never have heard of us: short, and without links. */
export function plainName(name: string, most = SUBJECT_NAME_LENGTH): string {
  const words = name.split(/\s+/).filter((word) => !LEADS_AWAY.test(word));
  return shortName(words.join(' ') || 'A business', most);
}
