import { mintInvitation } from '#server/areas/businesses/invitations/mint-invitation.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from './calls.ts';
import { newPerson, type Person, type PersonWishes, signInAs } from './people.ts';
import { testApp } from './test-app.ts';

interface Shop {
  owner: Person;
  id: string;
  headers: { cookie: string };
}

/** The API with shops that invite managers, and people who answer. */
export async function testInvitations() {
  const { app, context } = await testApp();
  const call = callerOf(app);

  async function newOwner(): Promise<Shop> {
    const owner = await newPerson(context, {
      role: 'business',
      membership: 'owner',
      full_name: 'Rosa Delgado',
    });
    return { owner, id: owner.business_id ?? '', headers: await signInAs(context, owner) };
  }

  function invite(shop: Pick<Shop, 'id' | 'headers'>, email: string) {
    return call(`POST /api/businesses/${shop.id}/invitations`, { headers: shop.headers, payload: { email } });
  }

  /** Creates an invitation and its link without waiting for the mail. */
  async function linkFor(shop: Shop, email: string): Promise<{ id: string; token: string }> {
    const id = newId();
    const expires_at = new Date(context.now().getTime() + 7 * 86_400_000).toISOString();
    const row = { id, business_id: shop.id, email, role: 'manager', status: 'invited' as const };
    await context.db
      .insertInto('business_invitations')
      .values({ ...row, invited_by: shop.owner.user_id, expires_at, created_at: context.now().toISOString() })
      .execute();
    const link = await mintInvitation(context, id);
    return { id, token: new URL(link ?? '').searchParams.get('token') ?? '' };
  }

  async function accept(token: string, person: Pick<Person, 'user_id'>) {
    const headers = await signInAs(context, person);
    return call('POST /api/invitation-acceptances', { headers, payload: { token } });
  }

  async function linkStatus(token: string, headers: Record<string, string> = {}) {
    return (await call(`GET /api/invitation-link-status?token=${token}`, { headers })).json();
  }

  function invited(wishes: PersonWishes = {}) {
    return newPerson(context, { role: 'business', is_business_onboarding: true, ...wishes });
  }

  function membership(shop: Shop, person: Pick<Person, 'user_id'>) {
    return context.db
      .selectFrom('business_members')
      .select(['role', 'status'])
      .where('business_id', '=', shop.id)
      .where('user_id', '=', person.user_id)
      .executeTakeFirst();
  }

  return { call, context, newOwner, invite, linkFor, accept, linkStatus, invited, membership };
}
