import { randomBytes } from 'node:crypto';
import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { AdminRole, MemberRole, Role } from '#domain/accounts/roles.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import { sealToken, sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface PersonWishes {
  role?: Role | null;
  /** Admins are owners unless it says otherwise. */
  admin_role?: AdminRole;
  full_name?: string | null;
  account_status?: AccountStatus;
  status_reason?: string;
  is_business_onboarding?: boolean;
  creator?: { status: CreatorStatus | null; decided_at?: string | null };
  membership?: MemberRole;
  /** The locations a manager is limited to. */
  location_ids?: string[] | null;
  password?: string;
  email_verified?: boolean;
  /** Whether an admin has a passkey, as all must before they can do anything; left out, yes. */
  has_factor?: boolean;
}

interface SessionWishes {
  user_agent?: string | null;
  updated_at?: Date;
  expires_at?: Date;
  /** Defaults to just now, so that tests aren't asked to confirm; null: never. */
  confirmed_at?: Date | null;
}

export interface Person {
  user_id: string;
  email: string;
  business_id: string | null;
}

export const PASSWORD_OF_EVERYONE = 'a-password-for-tests';
/** No setting allows so little: hashing took almost half of the time of tests that sign in. Tests of hashing itself use the real cost. */
export const CHEAPEST_HASH = 8;
const hashes = new Map<string, Promise<string>>();

let count = 0;
/** An address that no other test uses. */
export function newEmail(name = 'person'): string {
  count += 1;
  return `${name}-${process.pid}-${Date.now()}-${count}@example.com`;
}

/** An account as rows of the database, without the steps that led there. */
export async function newPerson({ db }: Pick<Context, 'db'>, wishes: PersonWishes = {}): Promise<Person> {
  const user_id = newId();
  const email = newEmail(wishes.role ?? 'person');
  await db
    .insertInto('users')
    .values({ id: user_id, email, email_verified: wishes.email_verified ?? true })
    .execute();
  await db
    .insertInto('profiles')
    .values({
      user_id,
      role: wishes.role ?? null,
      admin_role: wishes.role === 'admin' ? (wishes.admin_role ?? 'owner') : null,
      full_name: wishes.full_name === undefined ? 'Maya Okafor' : wishes.full_name,
      account_status: wishes.account_status ?? 'active',
      status_reason: wishes.status_reason ?? null,
      is_business_onboarding: wishes.is_business_onboarding ?? false,
    })
    .execute();
  const password = await hashOnce(wishes.password ?? PASSWORD_OF_EVERYONE);
  await db
    .insertInto('credentials')
    .values({ id: newId(), user_id, provider_id: 'credential', account_id: user_id, password })
    .execute();
  if (wishes.role === 'admin' && wishes.has_factor !== false) {
    await newPasskey({ db }, user_id);
  }
  if (wishes.creator)
    await db
      .insertInto('creators')
      .values({ id: newId(), user_id, ...wishes.creator })
      .execute();
  const business_id = wishes.membership
    ? await newBusiness({ db }, user_id, wishes.membership, wishes.location_ids)
    : null;
  return { user_id, email, business_id };
}

export async function newBusiness(
  { db }: Pick<Context, 'db'>,
  userId: string,
  role: MemberRole,
  location_ids: string[] | null = null,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('businesses')
    .values({
      id,
      business_name: 'Crumb & Co',
      slug: `crumb-${id}`,
      owner_id: role === 'owner' ? userId : null,
    })
    .execute();
  await db
    .insertInto('business_members')
    .values({ id: newId(), business_id: id, user_id: userId, role, status: 'active', location_ids })
    .execute();
  return id;
}

/** A manager of somebody else's business. */
export async function newManager(
  context: Pick<Context, 'db'>,
  business_id: string,
  location_ids: string[] | null = null,
): Promise<Person> {
  const person = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id,
      user_id: person.user_id,
      role: 'manager',
      status: 'active',
      location_ids,
    })
    .execute();
  return person;
}

/** A passkey that can't sign, for accounts that must have one. */
async function newPasskey({ db }: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id,
      credential_id: newId(),
      public_key: 'none',
      is_backup_eligible: false,
      is_backed_up: false,
      name: 'Laptop',
    })
    .execute();
}

/** A session of theirs, as request headers. */
export async function signInAs(
  context: Pick<Context, 'db' | 'config'>,
  person: Pick<Person, 'user_id'>,
): Promise<{ cookie: string }> {
  const { sealed } = await newSession(context, person);
  return { cookie: `${sessionCookieName(context.config)}=${encodeURIComponent(sealed)}` };
}

/** A session for each, inserted together; by its owner. */
export async function signInEach(
  { db, config }: Pick<Context, 'db' | 'config'>,
  people: readonly Pick<Person, 'user_id'>[],
): Promise<Map<string, { cookie: string }>> {
  const opened = people.map(({ user_id }) => sessionRow(user_id));
  await db.insertInto('sessions').values(opened).execute();
  const name = sessionCookieName(config);
  return new Map(
    opened.map(({ user_id, token }) => [
      user_id,
      { cookie: `${name}=${encodeURIComponent(sealToken(config, token))}` },
    ]),
  );
}

/** The row of a session, and its token as browsers and programs hold it. */
export async function newSession(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user_id }: Pick<Person, 'user_id'>,
  wishes: SessionWishes = {},
): Promise<{ id: string; token: string; sealed: string }> {
  const row = sessionRow(user_id, wishes);
  await db.insertInto('sessions').values(row).execute();
  return { id: row.id, token: row.token, sealed: sealToken(config, row.token) };
}

function sessionRow(
  user_id: string,
  {
    user_agent = null,
    updated_at = new Date(),
    expires_at = inADay(),
    confirmed_at = new Date(),
  }: SessionWishes = {},
) {
  return {
    id: newId(),
    user_id,
    token: randomBytes(24).toString('base64url'),
    user_agent,
    updated_at: updated_at.toISOString(),
    expires_at: expires_at.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
    confirmed_by: confirmed_at && ('password' as const),
  };
}

function inADay(): Date {
  return new Date(Date.now() + 86_400_000);
}

/** Hashing is slow on purpose, so the same password is hashed once. */
function hashOnce(password: string): Promise<string> {
  let hash = hashes.get(password);
  if (hash === undefined) {
    hash = hashPassword(password, CHEAPEST_HASH);
    hashes.set(password, hash);
  }
  return hash;
}
