import { expect, it } from 'vitest';
import { actorOf, PERSONA_NAMES, type PersonaName } from '#test/access/personas.ts';
import { type Decision, decidePageAccess } from './page-access.ts';
import { PAGE_RULES } from './page-rules.ts';
import { INTENTS } from './return-to.ts';

const ADDRESSES = PAGE_RULES.map(({ path }) =>
  path.replace(/\{[a-z]+\}/g, 'film-our-pull').replace('*', 'no/page'),
);
const SEARCHES = [
  '',
  'as=business-1',
  'returnTo=/login',
  'returnTo=/auth/redirect',
  ...INTENTS.map((intent) => `intent=${intent}`),
];
const MOST_HOPS = 4;

it.each(PERSONA_NAMES)('%s is never led in a circle and always arrives [STATE-34]', (name) => {
  for (const address of [...ADDRESSES, '/no-such-page']) {
    for (const search of SEARCHES) {
      const trail = follow(`${address}?${search}`, name);
      expect(trail.end.state, trail.visited.join(' → ')).toBe('allowed');
      expect(trail.visited.length - 1, trail.visited.join(' → ')).toBeLessThanOrEqual(MOST_HOPS);
    }
  }
});

it.each<[string, PersonaName, string[]]>([
  ['/settings', 'creator_pending', ['/creator/settings', '/apply/status', '/apply']],
  ['/settings', 'business_ownerless', ['/business/settings', '/onboarding']],
  ['/campaigns', 'applicant_draft', ['/apply/status', '/apply']],
  ['/business/settings/billing', 'business_active', ['/business/settings#billing']],
])('the way from %s of %s', (from, name, steps) => {
  expect(follow(from, name).visited).toEqual([from, ...steps]);
});

/** A denial in place ends the chain too: the page says so itself. */
function follow(from: string, name: PersonaName): { visited: string[]; end: Decision } {
  const visited = [from];
  let end = decide(from, name);
  while (end.state === 'redirected' && visited.length <= MOST_HOPS + 1) {
    visited.push(end.to);
    end = decide(end.to, name);
  }
  if (end.state === 'denied' && visited.length === 1) end = { state: 'allowed' };
  return { visited, end };
}

function decide(address: string, name: PersonaName): Decision {
  const [path = '', search = ''] = address.split('#')[0]?.split('?') ?? [];
  return decidePageAccess({ path, search, actor: actorOf(name), isProduction: false });
}
