import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { findCampaign, newCreator } from './makers.ts';
import { signInOwnerOf } from './people.ts';

interface Agreed {
  /** The work itself. */
  id: string;
  identifier: string;
}

/**
 * A creator who was accepted for a campaign of the demo, signed in on `maker`, and its owner on `page`. The decision
 * stands once it can no longer be taken back.
 */
export async function agreeOnWork(
  browser: Browser,
  { page, maker }: { page: Page; maker: Page },
  { shop, title, name }: { shop: string; title: string; name: string },
): Promise<Agreed> {
  await signInOwnerOf(page, shop);
  const { id, slug } = await findCampaign(page.request, title);
  await newCreator(browser, maker, name);
  await applyFor(maker.request, id);
  return { id: await acceptApplicant(page, maker, id), identifier: slug };
}

/** The owner on `page` accepts the creator on `maker`; answers the work, once that can no longer be taken back. */
export async function acceptApplicant(page: Page, maker: Page, campaignId: string): Promise<string> {
  await accept(page.request, campaignId, await applicationOf(maker.request));
  return untilAgreed(maker.request);
}

export async function applyFor(maker: APIRequestContext, campaignId: string): Promise<void> {
  const sent = await maker.post(`/api/campaigns/${campaignId}/applications`, {
    data: { pitch: 'One take.', brief_version: 1 },
  });
  if (!sent.ok()) throw new Error(`Applying: ${await sent.text()}`);
}

/** The work of somebody who was accepted, once that can no longer be taken back. */
export async function untilAgreed(maker: APIRequestContext): Promise<string> {
  await expect.poll(async () => (await ownApplication(maker))?.collaboration_id).toEqual(expect.any(String));
  return (await ownApplication(maker))?.collaboration_id ?? '';
}

async function accept(owner: APIRequestContext, campaignId: string, applicationId: string): Promise<void> {
  const { user } = await (await owner.get('/api/me')).json();
  const place = `/api/businesses/${user.business.id}/campaigns/${campaignId}/applicants/${applicationId}`;
  const decided = await owner.post(`${place}/decision`, { data: { decision: 'accept' } });
  if (!decided.ok()) throw new Error(`Accepting somebody: ${await decided.text()}`);
}

async function applicationOf(maker: APIRequestContext): Promise<string> {
  const known = await ownApplication(maker);
  if (known === undefined) throw new Error('An applicant must have an application');
  return known.id;
}

async function ownApplication(
  maker: APIRequestContext,
): Promise<{ id: string; collaboration_id: string | null } | undefined> {
  const { applications } = await (await maker.get('/api/own-applications')).json();
  return applications[0];
}
