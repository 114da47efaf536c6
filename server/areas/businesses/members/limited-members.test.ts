import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { addParticipants } from '#server/areas/messages/conversations/commands/take-part.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication, newMaker, newOpenCampaign } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { notificationsOf } from '#test/support/bell.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { linkIn, waitForMail } from '#test/support/mailbox.ts';
import { newManager, newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const hands = workHands(app, context);

type Headers = { cookie: string };
const ask = async (headers: Headers, route: string, payload?: object) => {
  const answer = await call(route as Route, { headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: () => answer.json() };
};
const get = async (headers: Headers, path: string) => (await ask(headers, `GET ${path}`)).json();

async function newLocation(business_id: string, location_name: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('business_locations')
    .values({ id, business_id, location_name, address: '1 Main Street' })
    .execute();
  return id;
}

interface Team {
  work: Work;
  business_id: string;
  campaign_id: string;
  here: string;
  elsewhere: string;
  owner: Headers;
  /** Managers of the campaign's location, of another one, and of all of them. */
  ours: Person & { headers: Headers };
  theirs: Person & { headers: Headers };
  all: Person & { headers: Headers };
  quote_id: string;
  application_id: string;
  conversation_id: string;
  funding_id: string;
}

/** A campaign at one of two locations, with work, a quote, a payment and a conversation. */
async function newTeam(): Promise<Team> {
  const payer = await newPaidCampaign(context, { slots: 3 });
  const { business_id, campaign_id } = payer;
  const [here, elsewhere] = [await newLocation(business_id, 'Here'), await newLocation(business_id, 'There')];
  await db
    .updateTable('campaigns')
    .set({ location_id: here, fulfilment: 'visit' })
    .where('id', '=', campaign_id)
    .execute();
  const work = await newWork(context, { payer });
  const person = async (locations: string[] | null) => {
    const manager = await newManager(context, business_id, locations);
    return { ...manager, headers: await signInAs(context, manager) };
  };
  const maker = await newMaker(context);
  const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
  const quote_id = await openQuoteOf(context, application_id, 45_000);
  const [ours, theirs, all] = [await person([here]), await person([elsewhere]), await person(null)];
  const conversation_id = newId();
  await inTransaction(db, async (tx) => {
    const { creator_id, user_id: creator_user_id } = work.maker;
    const talk = { id: conversation_id, business_id, creator_id, campaign_id };
    const created_at = context.now().toISOString();
    await tx
      .insertInto('conversations')
      .values({ ...talk, created_at })
      .execute();
    await addParticipants(tx, { ...talk, creator_user_id });
  });
  const { id: funding_id } = await db
    .selectFrom('fundings')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  const people = { ours, theirs, all, owner: work.shop };
  return {
    work,
    business_id,
    campaign_id,
    here,
    elsewhere,
    ...people,
    quote_id,
    application_id,
    conversation_id,
    funding_id,
  };
}

function pathsOf(team: Team): string[] {
  const business = `/api/businesses/${team.business_id}`;
  const campaign = `${business}/campaigns/${team.campaign_id}`;
  const work = `/api/collaborations/${team.work.collaboration_id}`;
  return [
    campaign,
    `${campaign}/applicants`,
    `${campaign}/applicants/${team.application_id}`,
    `${campaign}/applicants/${team.application_id}/notes`,
    `${campaign}/creators`,
    `${campaign}/cancellation`,
    `${campaign}/events`,
    `${campaign}/draft`,
    `${campaign}/brief-versions`,
    `${campaign}/hints`,
    `${campaign}/funding`,
    `${campaign}/money`,
    `${campaign}/collaborations`,
    `${business}/quotes/${team.quote_id}`,
    `${business}/fundings/${team.funding_id}`,
    `${business}/receipts/${team.funding_id}`,
    `${business}/receipts/${team.funding_id}/pdf`,
    work,
    `${work}/contract`,
    `${work}/ratings`,
    `/api/conversations/${team.conversation_id}`,
    `/api/conversations/${team.conversation_id}/messages`,
    `/api/support-record?type=campaign&id=${team.campaign_id}`,
  ];
}

it('managers of the location, of all locations and the owner read a campaign and what belongs to it; to others it does not exist', async () => {
  const team = await newTeam();
  const statuses = async ({ cookie }: Headers) => {
    const answers = new Map<string, number>();
    for (const path of pathsOf(team)) answers.set(path, (await ask({ cookie }, `GET ${path}`)).status);
    return answers;
  };
  const known = await statuses(team.owner);
  const readable = [...known].filter(([, status]) => status === 200).map(([path]) => path);
  expect(readable.length).toBeGreaterThan(18);
  const pick = async (headers: Headers) => {
    const answers = await statuses(headers);
    return readable.map((path) => [path, answers.get(path)]);
  };
  expect(await pick(team.ours.headers)).toEqual(readable.map((path) => [path, 200]));
  expect(await pick(team.all.headers)).toEqual(readable.map((path) => [path, 200]));
  expect(await pick(team.theirs.headers)).toEqual(readable.map((path) => [path, 404]));
});

it('no endpoint of a campaign, its quotes, payments, work or conversations answers a manager of another location', async () => {
  const team = await newTeam();
  const values: Record<string, string> = {
    business_id: team.business_id,
    identifier: team.campaign_id,
    application_id: team.application_id,
    quote_id: team.quote_id,
    funding_id: team.funding_id,
    note_id: newId(),
    creator_id: team.work.maker.creator_id,
    media_file_id: newId(),
    file_id: newId(),
  };
  const idOf = (url: string) => {
    if (url.startsWith('/api/collaborations/')) return team.work.collaboration_id;
    if (url.startsWith('/api/deliverables/')) return team.work.deliverable_ids[0] ?? '';
    if (url.startsWith('/api/conversations/')) return team.conversation_id;
    return team.business_id;
  };
  const scoped =
    /:identifier|:quote_id|:funding_id|^\/api\/(?:collaborations|deliverables|conversations)\/:id/;
  const tried = Object.values(ENDPOINTS).filter(
    ({ url, access }) =>
      scoped.test(url) && !/^\/api\/(?:campaigns|admin)/.test(url) && !access.startsWith('admin'),
  );
  expect(tried.length).toBeGreaterThan(50);
  const answered: string[] = [];
  for (const { method, url } of tried) {
    const path = url.replace(/:(\w+)/g, (_, name: string) =>
      name === 'id' ? idOf(url) : (values[name] ?? newId()),
    );
    const payload = method === 'GET' ? undefined : { version: 1, key: newId() };
    const { status } = await ask(team.theirs.headers, `${method} ${path}`, payload);
    // A body that isn't valid is refused before anything is looked up.
    if (![400, 403, 404, 415, 428].includes(status)) answered.push(`${method} ${path}: ${status}`);
  }
  expect(answered).toEqual([]);
});

it('acting is refused like a stranger’s', async () => {
  const team = await newTeam();
  const { work, business_id, campaign_id } = team;
  const [deliverable = ''] = work.deliverable_ids;
  await hands.submit(work, deliverable);
  const business = `/api/businesses/${business_id}`;
  const campaign = `${business}/campaigns/${campaign_id}`;
  const decision = { decision: 'reject', reason: 'spot_filled' };
  const body = { id: newId(), body: 'Hello.' };
  const tries: [string, object?][] = [
    [`POST ${campaign}/pause`],
    [`POST ${campaign}/closing`],
    [`POST ${campaign}/cancellation`, {}],
    [`POST ${campaign}/duplicate`],
    [`POST ${campaign}/applicants/${team.application_id}/decision`, decision],
    [`POST ${campaign}/applicants/${team.application_id}/notes`, { body: 'A note.' }],
    [`POST ${campaign}/creator-invitations`, { creator_ids: [work.maker.creator_id], words: '' }],
    [`POST ${business}/quotes/${team.quote_id}/decline`],
    [`POST ${business}/quotes/${team.quote_id}/acceptance`],
    [`POST /api/deliverables/${deliverable}/approval`, { version: 1 }],
    [`POST /api/collaborations/${work.collaboration_id}/cancellation`, { reason: 'cannot_do', note: '' }],
    [`POST /api/conversations/${team.conversation_id}/messages`, body],
    ['POST /api/conversations', { campaign_id, creator_id: work.maker.creator_id }],
  ];
  for (const [route, payload] of tries) {
    const { status } = await ask(team.theirs.headers, route, payload);
    expect([route, status]).toEqual([route, 404]);
  }
  expect(
    (await ask(team.ours.headers, `POST /api/deliverables/${deliverable}/approval`, { version: 1 })).status,
  ).toBe(200);
  expect(
    (await ask(team.ours.headers, `POST /api/conversations/${team.conversation_id}/messages`, body)).status,
  ).toBe(201);
});

it('lists, counts and sums hold the campaigns of their locations only', async () => {
  const team = await newTeam();
  const { business_id, work, campaign_id } = team;
  const [deliverable = ''] = work.deliverable_ids;
  await hands.submit(work, deliverable);
  await hands.approve(work, deliverable);
  const placeless = await newOpenCampaign(context, { business_id, title: 'Anywhere' });
  const shared = await newOpenCampaign(context, { business_id, title: 'Both', location_id: team.here });
  await db
    .insertInto('campaign_locations')
    .values([team.here, team.elsewhere].map((location_id) => ({ campaign_id: shared, location_id })))
    .execute();
  await ask(work.maker.headers, `POST /api/conversations/${team.conversation_id}/messages`, {
    id: newId(),
    body: 'Is the back door open?',
  });
  const business = `/api/businesses/${business_id}`;
  const view = async (headers: Headers) => {
    const campaigns = await get(headers, `${business}/campaigns`);
    const overview = await get(headers, `${business}/overview`);
    const content = await get(headers, `${business}/content`);
    return {
      campaigns: campaigns.campaigns.map(({ id }: { id: string }) => id).sort(),
      counted: campaigns.counts.open,
      running: overview.campaigns.length,
      total: overview.campaign_count,
      applicants: [overview.new_applicants.length, overview.new_applicant_count],
      quotes: [overview.open_quote_count, (await get(headers, `${business}/quotes`)).quotes.length],
      held: overview.money.held_cents > 0,
      work: (await get(headers, `${business}/collaborations`)).collaborations.length,
      files: [content.files.length > 0, content.totals.file_count > 0, content.campaigns.length],
      talks: (await get(headers, '/api/conversations')).conversations.length,
      unread: (await get(headers, '/api/unread-counts')).unread_message_count,
      places: (await get(headers, `${business}/locations`)).locations.map(
        (one: { location_name: string }) => one.location_name,
      ),
    };
  };
  const everything = {
    campaigns: [campaign_id, placeless, shared].sort(),
    counted: 3,
    running: 3,
    total: 3,
    applicants: [1, 1],
    quotes: [1, 1],
    held: true,
    work: 1,
    files: [true, true, 1],
    talks: 1,
    unread: 1,
    places: ['Here', 'There'],
  };
  expect(await view(team.all.headers)).toEqual(everything);
  expect(await view(team.ours.headers)).toEqual({
    ...everything,
    campaigns: [campaign_id, shared].sort(),
    counted: 2,
    running: 2,
    total: 2,
    places: ['Here'],
  });
  expect(await view(team.theirs.headers)).toEqual({
    campaigns: [shared],
    counted: 1,
    running: 1,
    total: 1,
    applicants: [0, 0],
    quotes: [0, 0],
    held: false,
    work: 0,
    files: [false, false, 0],
    talks: 0,
    unread: 0,
    places: ['There'],
  });
});

it('only members who work on a campaign are notified about it', async () => {
  const team = await newTeam();
  const [deliverable = ''] = team.work.deliverable_ids;
  await hands.submit(team.work, deliverable);
  const heard = async ({ user_id }: Person) => (await notificationsOf(db, user_id)).length > 0;
  expect(await Promise.all([team.ours, team.theirs, team.all].map(heard))).toEqual([true, false, true]);
});

it('they start campaigns at their own locations, and change nothing that all locations share', async () => {
  const team = await newTeam();
  const { business_id } = team;
  const business = `/api/businesses/${business_id}`;
  const { headers } = team.theirs;
  const draft = (await ask(headers, `POST ${business}/campaigns`, {})).json();
  expect(draft.location_ids).toEqual([team.elsewhere]);
  const save = (location_ids: string[]) =>
    ask(headers, `PATCH ${business}/campaigns/${draft.id}/draft`, { version: draft.version, location_ids });
  expect((await save([team.here])).status).toBe(400);
  expect((await save([])).status).toBe(400);
  expect((await save([team.elsewhere, team.here])).status).toBe(400);
  expect((await save([team.elsewhere])).status).toBe(200);
  const profile = { version: 1, description: 'Ours alone.' };
  expect((await ask(headers, `PATCH ${business}`, profile)).status).toBe(403);
  expect((await ask(headers, `POST /api/locations/${team.elsewhere}/archive`)).status).toBe(404);
  const nowhere = await newManager(context, business_id, []);
  const refused = await ask(await signInAs(context, nowhere), `POST ${business}/campaigns`, {});
  expect(refused.status).toBe(409);
});

it('their copy of a campaign at several locations is at theirs alone', async () => {
  const team = await newTeam();
  const { business_id, campaign_id, here, elsewhere } = team;
  await db
    .insertInto('campaign_locations')
    .values([here, elsewhere].map((location_id, sort_order) => ({ campaign_id, location_id, sort_order })))
    .execute();
  const campaigns = `/api/businesses/${business_id}/campaigns`;
  const copyOf = async (headers: Headers) => {
    const copied = (await ask(headers, `POST ${campaigns}/${campaign_id}/duplicate`)).json();
    return get(headers, `${campaigns}/${copied.campaign_id}/draft`);
  };
  expect((await copyOf(team.theirs.headers)).location_ids).toEqual([elsewhere]);
  expect((await copyOf(team.ours.headers)).location_ids).toEqual([here]);
  expect((await copyOf(team.all.headers)).location_ids).toEqual([here, elsewhere]);
});

const setLocations = (team: Team, member_id: string, location_ids: string[] | null, headers = team.owner) =>
  ask(headers, `PUT /api/businesses/${team.business_id}/members/${member_id}/locations`, { location_ids });

async function memberIdOf(team: Team, { user_id }: Person): Promise<string> {
  const { id } = await db
    .selectFrom('business_members')
    .select('id')
    .where('business_id', '=', team.business_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return id;
}

it('the owner sets the locations of a manager, who is told, and it is in the audit log', async () => {
  const team = await newTeam();
  const member_id = await memberIdOf(team, team.theirs);
  expect((await setLocations(team, member_id, [team.here, team.here])).status).toBe(200);
  const path = `GET /api/businesses/${team.business_id}/campaigns/${team.campaign_id}`;
  expect((await ask(team.theirs.headers, path)).status).toBe(200);
  expect((await ask(team.theirs.headers, `GET /api/conversations/${team.conversation_id}`)).status).toBe(200);
  const [told] = await notificationsOf(db, team.theirs.user_id);
  expect(told).toBe('You manage 1 location of Crumb & Co now');
  const listed = await get(team.owner, `/api/businesses/${team.business_id}/members`);
  expect(listed.members.find(({ id }: { id: string }) => id === member_id).location_ids).toEqual([team.here]);
  expect(listed.locations.map((one: { location_name: string }) => one.location_name)).toEqual([
    'Here',
    'There',
  ]);
  const logged = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'set_member_locations')
    .where('subject_id', '=', team.business_id)
    .execute();
  expect(logged).toEqual([
    {
      before: { member_id, location_ids: [team.elsewhere] },
      after: { member_id, location_ids: [team.here] },
    },
  ]);
  const ownerId = await memberIdOf(team, team.work.payer.owner);
  const stranger = await signInAs(
    context,
    await newPerson(context, { role: 'business', membership: 'owner' }),
  );
  const foreign = await newLocation((await newTeam()).business_id, 'Foreign');
  expect((await setLocations(team, ownerId, [team.here])).status).toBe(409);
  expect((await setLocations(team, member_id, [foreign])).status).toBe(400);
  expect((await setLocations(team, member_id, [])).status).toBe(400);
  expect((await setLocations(team, newId(), null)).status).toBe(404);
  expect((await setLocations(team, member_id, null, stranger)).status).toBe(404);
  expect((await setLocations(team, member_id, null, team.all.headers)).status).toBe(403);
});

it('a manager who loses a location while acting acts before or not at all, and never after', async () => {
  const team = await newTeam();
  const member_id = await memberIdOf(team, team.ours);
  const route = `POST /api/businesses/${team.business_id}/campaigns/${team.campaign_id}/applicants/${team.application_id}/notes`;
  const write = (at: number) => ask(team.ours.headers, route, { body: `Note ${at}` });
  const [limited, ...answers] = await Promise.all([
    setLocations(team, member_id, [team.elsewhere]),
    ...Array.from({ length: 19 }, (_, at) => write(at)),
  ]);
  expect(limited?.status).toBe(200);
  const written = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19 - written);
  expect((await write(20)).status).toBe(404);
  const { count } = await db
    .selectFrom('application_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', team.application_id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(written);
});

it('an invitation carries locations, and a transfer of ownership lifts the limit', async () => {
  const team = await newTeam();
  const person = await newPerson(context, { role: null });
  const path = `POST /api/businesses/${team.business_id}/invitations`;
  const invited = await ask(team.owner, path, { email: person.email, location_ids: [team.elsewhere] });
  expect(invited.json()).toMatchObject({ location_ids: [team.elsewhere] });
  const [mail] = await waitForMail(db, person.email);
  const link = linkIn(mail?.html ?? '', `${context.config.app_url}/invitations`);
  const token = new URL(link).searchParams.get('token') ?? '';
  const headers = await signInAs(context, person);
  expect((await ask(headers, 'POST /api/invitation-acceptances', { token })).status).toBe(200);
  const campaign = `GET /api/businesses/${team.business_id}/campaigns/${team.campaign_id}`;
  expect((await ask(headers, campaign)).status).toBe(404);
  const me = await get(headers, '/api/me');
  expect(me.user.business.is_limited).toBe(true);
  const member_id = await memberIdOf(team, person);
  const transfer = await ask(team.owner, `PUT /api/businesses/${team.business_id}/owner`, {
    member_id,
    password: 'a-password-for-tests',
  });
  expect(transfer.status).toBe(200);
  expect((await ask(headers, campaign)).status).toBe(200);
});
