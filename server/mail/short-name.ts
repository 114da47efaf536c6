/** As much of a name as a subject line shows. */
const SUBJECT_NAME_LENGTH = 32;

export function shortName(name: string, most = SUBJECT_NAME_LENGTH): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}
