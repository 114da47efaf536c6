import { type APIRequestContext, type Browser, type Page, test } from '@playwright/test';
import { newWaitingApplicant } from './applicants.ts';
import { signInAs } from './people.ts';

/** A creator who was let in, signed in here. */
export async function newCreator(browser: Browser, page: Page, fullName: string): Promise<{ email: string }> {
  const { email } = await newWaitingApplicant(page, fullName);
  await approveApplicant(browser, page);
  return { email };
}

/** Lets in the applicant who is signed in on `page`. */
export async function approveApplicant(browser: Browser, page: Page): Promise<void> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const admin = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signInAs(admin, 'admin');
  await letIn(admin.request, page.request);
  await admin.close();
}

/** Creators who were let in and applied for a campaign, the last one named first. */
export async function applyInTurn(
  browser: Browser,
  campaignId: string,
  names: readonly string[],
): Promise<{ email: string }[]> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const admin = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signInAs(admin, 'admin');
  const people: { email: string }[] = [];
  for (const name of names) {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    const page = await context.newPage();
    const { email } = await newWaitingApplicant(page, name);
    await letIn(admin.request, page.request);
    const sent = await page.request.post(`/api/campaigns/${campaignId}/applications`, {
      data: {
        brief_version: await briefOf(page.request, campaignId),
        pitch: `${name} knows when the good ten seconds are. ${'go'.repeat(300)}`,
        availability: 'Mornings',
      },
    });
    if (!sent.ok()) throw new Error(`Applying as ${name}: ${await sent.text()}`);
    people.push({ email });
    await context.close();
  }
  await admin.close();
  return people;
}

/** The version of the brief that a creator reads. */
export async function briefOf(creator: APIRequestContext, campaignId: string): Promise<number> {
  const { brief_version } = await (await creator.get(`/api/campaigns/${campaignId}`)).json();
  return brief_version;
}

async function letIn(admin: APIRequestContext, creator: APIRequestContext): Promise<void> {
  const { profile } = await (await creator.get('/api/creator-application')).json();
  const decided = await admin.post(`/api/admin/applicants/${profile.id}/decision`, {
    data: { decision: 'approve' },
  });
  if (!decided.ok()) throw new Error(`Letting somebody in: ${await decided.text()}`);
}

/** A creator who applied for another payout than the posted one, signed in here. */
export async function newQuote(
  browser: Browser,
  page: Page,
  { campaignId, name, cents }: { campaignId: string; name: string; cents: number },
): Promise<void> {
  await newCreator(browser, page, name);
  const sent = await page.request.post(`/api/campaigns/${campaignId}/applications`, {
    data: {
      brief_version: await briefOf(page.request, campaignId),
      pitch: 'One slow take.',
      quote: { amount_cents: cents, reason: 'It is two days of work.' },
    },
  });
  if (!sent.ok()) throw new Error(`Quoting as ${name}: ${await sent.text()}`);
}

/** Lets creators of a posted campaign of the demo name another price, and says what its brief leaves open. */
export async function takeQuotes(request: APIRequestContext, campaignId: string): Promise<void> {
  const { user } = await (await request.get('/api/me')).json();
  const url = `/api/businesses/${user.business.id}/campaigns/${campaignId}`;
  const { version } = await (await request.get(`${url}/draft`)).json();
  const change = { version, accepts_quotes: true, fulfilment: 'remote', content_due_days: 14 };
  const revised = await request.post(`${url}/revisions`, { data: change });
  if (!revised.ok()) throw new Error(`Taking quotes: ${await revised.text()}`);
}

/** A live campaign of the shop that is signed in, by its title. */
export async function findCampaign(
  request: APIRequestContext,
  title: string,
): Promise<{ id: string; slug: string }> {
  const { user } = await (await request.get('/api/me')).json();
  const url = `/api/businesses/${user.business.id}/campaigns?search=${encodeURIComponent(title)}`;
  const { campaigns } = await (await request.get(url)).json();
  return campaigns[0];
}
