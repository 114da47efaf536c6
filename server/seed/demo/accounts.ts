import type { Insertable } from 'kysely';
import { slugOf } from '#domain/format/slug.ts';
import type { BusinessMembers, Creators, Profiles, Users } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { APPLICANT_PEOPLE } from './applicants.ts';
import { BUSINESSES } from './businesses.ts';
import { CROWD_PEOPLE } from './crowd.ts';
import { type DemoPerson, OWNER_NAMES, PEOPLE } from './people.ts';

const DAY_MS = 86_400_000;
const JOINED_DAYS_AGO = 100;
const SECOND_SHOP_DAYS_AGO = 30;

export interface DemoAccounts {
  users: Insertable<Users>[];
  profiles: Insertable<Profiles>[];
  creators: Insertable<Creators>[];
  business_members: Insertable<BusinessMembers>[];
}

/** Owners for every business, and one person for every other account state. */
export function demoAccounts(today: Date): DemoAccounts {
  const joined = daysAgo(today, JOINED_DAYS_AGO);
  const people = [...owners(), ...PEOPLE, ...APPLICANT_PEOPLE, ...CROWD_PEOPLE];
  return {
    users: people.map(({ email }) => ({
      id: personId(email),
      email,
      email_verified: true,
      created_at: joined,
    })),
    profiles: people.map((person) => profileRow(person, joined)),
    creators: people.flatMap((person) => creatorRow(person, today)),
    business_members: [
      ...people.flatMap((person) => memberRow(person, joined)),
      secondShop(daysAgo(today, SECOND_SHOP_DAYS_AGO)),
    ],
  };
}

export function ownerId(businessSlug: string): string {
  return personId(ownerEmail(businessSlug));
}

interface Owner extends DemoPerson {
  owns: string;
}

function owners(): Owner[] {
  return BUSINESSES.map(({ business_name }, index) => {
    const slug = slugOf(business_name);
    return {
      email: ownerEmail(slug),
      full_name: OWNER_NAMES[index % OWNER_NAMES.length] ?? business_name,
      role: 'business',
      owns: slug,
    };
  });
}

function ownerEmail(businessSlug: string): string {
  return `owner@${businessSlug}.example`;
}

function personId(email: string): string {
  return seedId('person', email);
}

function profileRow(person: DemoPerson, joined: string): Insertable<Profiles> {
  return {
    user_id: personId(person.email),
    full_name: person.full_name,
    role: person.role,
    admin_role: person.role === 'admin' ? (person.admin_role ?? 'owner') : null,
    account_status: person.account_status ?? 'active',
    status_reason: person.status_reason ?? null,
    is_business_onboarding: person.is_business_onboarding ?? false,
    terms_accepted_at: joined,
    created_at: joined,
    updated_at: joined,
  };
}

function creatorRow({ email, creator }: DemoPerson, today: Date): Insertable<Creators>[] {
  if (creator === undefined) return [];
  const { status, status_note = null, decided_days_ago } = creator;
  const decided_at = decided_days_ago === undefined ? null : daysAgo(today, decided_days_ago);
  return [{ id: seedId('creator', email), user_id: personId(email), status, status_note, decided_at }];
}

function memberRow(person: DemoPerson & { owns?: string }, joined: string): Insertable<BusinessMembers>[] {
  const slug = person.owns ?? person.manages;
  if (slug === undefined) return [];
  return [
    {
      id: seedId('member', person.email),
      business_id: seedId('business', slug),
      user_id: personId(person.email),
      role: person.owns ? 'owner' : 'manager',
      status: 'active',
      created_at: joined,
    },
  ];
}

/** The owner of a tea room helps out at another shop, so that somebody of the demo switches between two. */
function secondShop(created_at: string): Insertable<BusinessMembers> {
  return {
    id: seedId('member', 'a second shop'),
    business_id: seedId('business', 'thimble-ash'),
    user_id: ownerId('eight-cups-tea'),
    role: 'manager',
    status: 'active',
    created_at,
  };
}

function daysAgo(today: Date, days: number): string {
  return new Date(today.getTime() - days * DAY_MS).toISOString();
}
