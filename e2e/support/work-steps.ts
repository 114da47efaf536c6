import type { Page } from '@playwright/test';
import { film } from '#test/support/films.ts';
import { openHydrated } from './hydrated.ts';
import { expect } from './test.ts';

interface Version {
  version: number;
  caption: string;
  /** The changes since the version before; none for the first. */
  note?: string;
}

/** A file and its words, on the page of the work; it is not sent yet. */
export async function putVersionTogether(
  maker: Page,
  { version, caption, note = '' }: Version,
): Promise<void> {
  const send = maker.getByRole('button', { name: `Send version ${version}` });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const name = `fern-${version}.mp4`;
  // The files of the version before are in there already.
  const before = maker.getByRole('button', { name: `Remove fern-${version - 1}.mp4` });
  if (version > 1) await before.press('Enter');
  await maker
    .getByLabel('Drop your file')
    .setInputFiles({ name, mimeType: 'video/mp4', buffer: film({ seconds: 30 + version }) });
  const files = maker.getByRole('list', { name: 'Files of this version' });
  await expect(files.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await maker.getByLabel('Caption, as you’ll post it').fill(caption);
  if (note) await maker.getByLabel('Changes you made').fill(note);
}

export async function sendVersion(maker: Page, version: number): Promise<void> {
  await maker.getByRole('button', { name: `Send version ${version}` }).press('Enter');
  await expect(maker.getByText(new RegExp(`^Version ${version} was sent to `)).first()).toBeVisible();
  await expect(
    maker.getByText(new RegExp(`Then version ${version} is approved automatically`)),
  ).toBeVisible();
}

/** Cites the first line of the brief, where the business decides on the draft. */
export async function citeFirstLine(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Mark line 1' }).press('Enter');
  await expect(page.getByLabel('What should change on line 1')).toBeFocused();
  await page.keyboard.type(change);
}

export async function askForOneChange(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Request 1 change' }).press('Enter');
  await expect(page.getByText(`${firstName} has 3 days for version 2.`)).toBeVisible();
}

export async function approve(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Line 1 is included' }).press('Enter');
  await page.getByRole('button', { name: /^Approve / }).press('Enter');
  const question = page.getByRole('dialog', { name: new RegExp(`^Approve ${firstName}’s `) });
  await expect(question).toContainText('You can’t undo this.');
  await question.getByRole('button', { name: /^Approve/ }).press('Enter');
  await expect(page.getByText(`Approved. ${firstName} was notified, and no money moved yet.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `${firstName}’s turn` })).toBeVisible();
}

/** The link to the post, `instagram.com/reel/…`, from the page of the work. */
export async function sendLink(maker: Page, id: string, url: string): Promise<void> {
  await openHydrated(maker, `/creator/work/${id}`);
  const link = maker.getByLabel('Link to the post');
  await link.fill(url);
  await link.press('Enter');
  await expect(maker.getByText('They’re checking the link')).toBeVisible();
}

/** Confirms the post, on the page where the business decides. */
export async function sayItIsUp(page: Page, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Confirm post' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Is the post live?' });
  await question.getByRole('button', { name: /^Confirm and release \$/ }).press('Enter');
  await expect(page.getByText(`Confirmed. ${firstName} was notified.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /\$[\d.]+ released/ })).toBeVisible();
}
