import type { Insertable } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Applications, Campaigns } from '#server/platform/db/tables.gen.ts';
import { dayFrom } from './campaigns.ts';
import { creatorIdOf } from './creators.ts';
import { newPerson, type Person, signInAs } from './people.ts';

type Parts = Pick<Context, 'db' | 'config' | 'now'>;

export interface Shop extends Person {
  business_id: string;
  headers: { cookie: string };
}

export interface Maker extends Person {
  creator_id: string;
  headers: { cookie: string };
}

export async function newShop(context: Parts): Promise<Shop> {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  return { ...owner, business_id: owner.business_id ?? '', headers: await signInAs(context, owner) };
}

/** A creator who may apply, with so many followers on TikTok. */
export async function newMaker(
  context: Parts,
  { full_name = 'Jules Moreau', followers = 61_200 }: { full_name?: string; followers?: number } = {},
): Promise<Maker> {
  const person = await newPerson(context, { role: 'creator', full_name, creator: { status: 'active' } });
  const creator_id = await creatorIdOf(context, person);
  await context.db
    .insertInto('social_accounts')
    .values({
      id: newId(),
      creator_id,
      platform: 'tiktok',
      handle: `maker${creator_id.slice(-8)}`,
      status: 'claimed',
      claimed_followers: followers,
      claimed_avg_views: Math.round(followers / 3),
    })
    .execute();
  return { ...person, creator_id, headers: await signInAs(context, person) };
}

/** A campaign as it stands once it is paid in and live. */
export async function newOpenCampaign(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { business_id, ...more }: { business_id: string } & Partial<Insertable<Campaigns>>,
): Promise<string> {
  const id = newId();
  const slots = more.slots ?? 3;
  await db
    .insertInto('campaigns')
    .values({
      id,
      business_id,
      city_id: NEW_YORK_CITY_ID,
      slug: `rye-week-${id.slice(-8)}`,
      public_id: id.slice(-12),
      title: 'Rye week',
      description: 'Bread.',
      status: 'live',
      slots,
      funded_slots: slots,
      creator_payout_cents: 35_000,
      application_deadline: dayFrom(now(), 20),
      brief_version: 1,
      published_at: now().toISOString(),
      ...more,
    })
    .execute();
  return id;
}

/** An application as its row stands, without the steps that led there. */
export async function newApplication(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    status = 'submitted',
    ...more
  }: { status?: ApplicationStatus } & Pick<Insertable<Applications>, 'campaign_id' | 'creator_id'> &
    Partial<Insertable<Applications>>,
): Promise<string> {
  const id = newId();
  const at = now().toISOString();
  await db
    .insertInto('applications')
    .values({
      id,
      status,
      pitch: 'I know when the good ten seconds are.',
      submitted_at: at,
      agreed_version: 1,
      agreed_at: at,
      created_at: at,
      updated_at: at,
      brief_version: 1,
      ...(status === 'accepted' && { payout_cents: 35_000, decided_at: at }),
      ...(status === 'rejected' && { reason: 'spot_filled', decided_at: at }),
      ...more,
    })
    .execute();
  return id;
}
