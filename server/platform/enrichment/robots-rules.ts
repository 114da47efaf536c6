/**
 * The rules of a robots.txt for one robot, by RFC 9309. The file and the addresses both come from strangers, so the number and
 * length of rules are limited, and every compared character uses up a budget: a page that needs more is not read.
 */
export interface RobotsRules {
  /** `path` with its query, as in `/menu?day=1`. */
  mayRead(path: string): boolean;
}

const MOST_RULES = 500;
const LONGEST = 512;
/** The budget of one question, a few milliseconds. An honest file of 500 rules takes some ten thousand. */
const MOST_STEPS = 500_000;

interface Rule {
  isAllowed: boolean;
  /** Normalized, with runs of stars merged and without the final `$`. */
  pattern: string;
  endsThere: boolean;
}

export function readRobotsRules(text: string, robotName: string): RobotsRules {
  const rules = rulesFor(text, robotName.toLowerCase());
  if (rules.length > MOST_RULES) return { mayRead: () => false };
  // The longest matching rule decides, and permission wins between equals.
  rules.sort((a, b) => lengthOf(b) - lengthOf(a) || Number(b.isAllowed) - Number(a.isAllowed));
  return {
    mayRead: (path) => {
      if (path === '/robots.txt') return true;
      const budget = { steps: MOST_STEPS };
      const asked = normalize(path.slice(0, LONGEST)).replaceAll('*', '%2A').replaceAll('$', '%24');
      const decisive = rules.find((rule) => matches(rule, asked, budget));
      if (budget.steps <= 0) return false;
      return decisive?.isAllowed ?? true;
    },
  };
}

interface Group {
  isOwn: boolean;
  isForAll: boolean;
  /** A group names its robots first; the next name after a rule begins another group. */
  hasRules: boolean;
}

function rulesFor(text: string, robotName: string): Rule[] {
  const own: Rule[] = [];
  const forAll: Rule[] = [];
  let isNamed = false;
  let group: Group = { isOwn: false, isForAll: false, hasRules: true };
  for (const { field, value } of linesOf(text)) {
    if (field === 'user-agent') {
      if (group.hasRules) group = { isOwn: false, isForAll: false, hasRules: false };
      const name = /^[a-z_-]*/i.exec(value)?.[0].toLowerCase();
      if (name === robotName) [group.isOwn, isNamed] = [true, true];
      if (value === '*') group.isForAll = true;
    }
    if (field !== 'allow' && field !== 'disallow') continue;
    group.hasRules = true;
    const rule = toRule(field === 'allow', value);
    if (rule === null) continue;
    // One more than the limit is enough to detect that there are too many.
    if (group.isOwn && own.length <= MOST_RULES) own.push(rule);
    if (group.isForAll && forAll.length <= MOST_RULES) forAll.push(rule);
  }
  return isNamed ? own : forAll;
}

function* linesOf(text: string): Generator<{ field: string; value: string }> {
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    if (colon === -1) continue;
    yield { field: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
  }
}

/**
 * Null for an empty rule. A prohibition that was cut reaches further than intended; a permission that was cut must
 * not.
 */
function toRule(isAllowed: boolean, value: string): Rule | null {
  if (value === '' || (isAllowed && value.length > LONGEST)) return null;
  const cut = value.slice(0, LONGEST);
  const endsThere = cut.endsWith('$') && value.length <= LONGEST;
  const body = (endsThere ? cut.slice(0, -1) : cut).replace(/\*+/g, '*');
  return { isAllowed, pattern: normalize(body).replaceAll('$', '%24'), endsThere };
}

function lengthOf({ pattern, endsThere }: Rule): number {
  return pattern.length + Number(endsThere);
}

/** One spelling for equivalent paths: "%62" is "b", "ツ" is "%E3%83%84", and in a query "%3A" is ":". */
function normalize(path: string): string {
  const encoded = path.toWellFormed().replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));
  const spelled = encoded.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
  const query = spelled.indexOf('?');
  if (query === -1) return spelled;
  return spelled.slice(0, query) + spelled.slice(query).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** Goes back to the last star only, so a rule costs at most its length times the length of the path. */
function matches({ pattern, endsThere }: Rule, path: string, budget: { steps: number }): boolean {
  let [at, inPath] = [0, 0];
  let star = -1;
  let resumeAt = 0;
  while (budget.steps > 0) {
    budget.steps -= 1;
    if (at === pattern.length && (!endsThere || inPath === path.length)) return true;
    if (pattern[at] === '*') {
      star = at;
      at += 1;
      resumeAt = inPath;
    } else if (inPath < path.length && at < pattern.length && pattern[at] === path[inPath]) {
      at += 1;
      inPath += 1;
    } else if (star !== -1 && resumeAt < path.length) {
      resumeAt += 1;
      inPath = resumeAt;
      at = star + 1;
    } else return false;
  }
  return false;
}
