import type { Insertable } from 'kysely';
import type { CreatorListEntries, CreatorLists, WaitingInvitations } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import type { Marketplace } from './marketplace.ts';

const HOUR_MS = 3_600_000;
const SHOP = 'crumb-co';

/** The lists of the bakery, each creator with who saved them and the team's note. */
const LISTS = [
  {
    name: 'Bakers we trust',
    by: 'owner@crumb-co.example',
    hours_ago: 480,
    people: [
      ['maya@okafor.example', 'Knows the light in the back. Ask before nine.', 'owner@crumb-co.example'],
      ['jules@ferreira.example', 'Fast, and needs no second round.', 'marco@crumb-co.example'],
    ],
  },
  {
    name: 'For the holidays',
    by: 'marco@crumb-co.example',
    hours_ago: 60,
    people: [
      ['jules@ferreira.example', '', 'marco@crumb-co.example'],
      ['maya@okafor.example', 'Babka, if she has the week.', 'marco@crumb-co.example'],
    ],
  },
] as const;

/** Who is invited once the bakery's draft goes live. */
const WAITING = ['jules@ferreira.example', 'maya@okafor.example'];

export interface DemoLists {
  creator_lists: Insertable<CreatorLists>[];
  creator_list_entries: Insertable<CreatorListEntries>[];
  waiting_invitations: Insertable<WaitingInvitations>[];
}

/** Lists of one shop, and invitations that wait on its draft. */
export function demoLists({ businesses, campaigns }: Marketplace, now: Date): DemoLists {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const shop = businesses.find(({ slug }) => slug === SHOP);
  if (shop === undefined) return { creator_lists: [], creator_list_entries: [], waiting_invitations: [] };
  const draft = campaigns.find(({ business_id, status }) => business_id === shop.id && status === 'draft');
  return {
    creator_lists: LISTS.map(({ name, by, hours_ago }) => ({
      id: seedId('creator-list', name),
      business_id: shop.id,
      name,
      created_by: seedId('person', by),
      created_at: before(hours_ago),
      updated_at: before(hours_ago - 2),
    })),
    creator_list_entries: LISTS.flatMap(({ name, hours_ago, people }) =>
      people.map(([email, note, by], at) => ({
        id: seedId('creator-list-entry', `${name}/${email}`),
        list_id: seedId('creator-list', name),
        creator_id: seedId('creator', email),
        note,
        added_by: seedId('person', by),
        added_at: before(hours_ago - at - 1),
      })),
    ),
    waiting_invitations:
      draft === undefined
        ? []
        : WAITING.map((email) => ({
            id: seedId('waiting-invitation', email),
            campaign_id: draft.id,
            creator_id: seedId('creator', email),
            status: 'waiting',
            words: 'You know this counter. Come back for it?',
            added_by: seedId('person', 'marco@crumb-co.example'),
            added_at: before(5),
            updated_at: before(5),
          })),
  };
}
