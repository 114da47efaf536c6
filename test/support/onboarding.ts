import { enrichBusiness } from '#server/areas/businesses/enrichments/jobs/enrich-business.ts';
import { serveBakery } from './bakery-site.ts';
import { callerOf } from './calls.ts';
import { newPerson, type Person, signInAs } from './people.ts';
import { testApp } from './test-app.ts';

type Headers = { cookie: string };

interface Seen {
  id: string;
  field: string;
  value: unknown;
  decision: string | null;
}

/**
 * An app that can reach a bakery's website, and the calls of owners during onboarding. Close the bakery afterward.
 */
export async function onboardingBench() {
  const bakery = await serveBakery();
  /** Jobs for the worker. Tests run them themselves, because only they can reach the bakery. */
  const asked: object[] = [];
  const { app, context } = await testApp({
    adapt: ({ config, queue }) => ({
      config: { ...config, outbound_allowed_hosts: [bakery.host] },
      queue: {
        ...queue,
        enqueue: async (tx, entry, payload, options) => {
          if (entry.name === enrichBusiness.name) asked.push(payload);
          else await queue.enqueue(tx, entry, payload, options);
        },
      },
    }),
  });
  const call = callerOf(app);

  async function newOwner(wishes = {}): Promise<{ owner: Person; headers: Headers }> {
    const owner = await newPerson(context, { role: 'business', is_business_onboarding: true, ...wishes });
    return { owner, headers: await signInAs(context, owner) };
  }

  const put = (headers: Headers, payload: object) =>
    call('PUT /api/onboarding/business', { headers, payload });
  const read = async (headers: Headers) => (await call('GET /api/onboarding', { headers })).json();
  const complete = (headers: Headers) => call('POST /api/onboarding/completion', { headers });

  async function greenpoint() {
    return context.db
      .selectFrom('neighborhoods')
      .selectAll()
      .where('slug', '=', 'greenpoint')
      .executeTakeFirstOrThrow();
  }

  async function place(headers: Headers, more: object = {}) {
    const { id: neighborhood_id, latitude, longitude } = await greenpoint();
    const payload = {
      address: '731 Manhattan Avenue',
      zip: '11222',
      neighborhood_id,
      latitude,
      longitude,
      ...more,
    };
    return call('PUT /api/onboarding/location', { headers, payload });
  }

  const profileOf = ({ user_id }: Person) =>
    context.db
      .selectFrom('profiles')
      .select('is_business_onboarding')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
  const enrichmentsOf = (businessId: string) =>
    context.db
      .selectFrom('enrichments')
      .selectAll()
      .where('business_id', '=', businessId)
      .orderBy('created_at')
      .execute();

  /** Runs pending enrichments, as the worker would. */
  async function work(businessId: string) {
    for (const { id, website_url } of await enrichmentsOf(businessId)) {
      await enrichBusiness.run(context, {
        enrichment_id: id,
        business_id: businessId,
        sources: ['website'],
        website_url,
      });
    }
  }

  async function openBakery() {
    const { owner, headers } = await newOwner();
    const { business_id } = (await put(headers, { website: bakery.url })).json();
    await work(business_id);
    return { owner, headers, business_id, seen: await read(headers) };
  }

  let untouched: ReturnType<typeof openBakery> | undefined;
  /** For refusals, which change nothing: one enrichment is enough for all of them. */
  function untouchedBakery() {
    untouched ??= openBakery();
    return untouched;
  }

  const findings = (seen: { enrichment: { findings: Seen[] } }, field: string) =>
    seen.enrichment.findings.filter((one) => one.field === field);
  const decide = (headers: Headers, id: string, payload: object) =>
    call(`PUT /api/enrichment-findings/${id}/decision`, { headers, payload });

  return {
    app,
    context,
    call,
    bakery,
    asked,
    newOwner,
    put,
    read,
    complete,
    greenpoint,
    place,
    profileOf,
    enrichmentsOf,
    work,
    openBakery,
    untouchedBakery,
    findings,
    decide,
  };
}
