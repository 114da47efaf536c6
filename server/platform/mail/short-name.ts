/** As much of a name as a subject line shows. */
const SUBJECT_NAME_LENGTH = 32;

export function shortName(name: string, most = SUBJECT_NAME_LENGTH): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

/** Words that mail programs make links of, or that give a way to answer somewhere else. */
const LEADS_AWAY = /[:/@]|\p{L}\.\p{L}|\d{5,}/u;

/** A name as it is shown to people who may never have heard of us: short, and leading nowhere. */
export function plainName(name: string, most = SUBJECT_NAME_LENGTH): string {
  const words = name.split(/\s+/).filter((word) => !LEADS_AWAY.test(word));
  return shortName(words.join(' ') || 'A business', most);
}
