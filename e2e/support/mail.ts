import type { APIRequestContext } from '@playwright/test';

const WAIT_MS = 120_000;
const LOOK_EVERY_MS = 250;

interface Mail {
  recipient: string;
  subject: string;
  html: string;
}

/** The newest link to `path` mailed to an address, read from the development mailbox. */
export async function linkMailedTo(request: APIRequestContext, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`href="([^"]*${path}[^"]*)"`);
  for (const giveUpAt = Date.now() + WAIT_MS; Date.now() < giveUpAt; ) {
    const link = (await mailsTo(request, email)).map(({ html }) => pattern.exec(html)?.[1]).find(Boolean);
    if (link !== undefined) return link.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`No mail to ${email} holds a link to ${path}`);
}

/** Waits until a mail with this subject has reached an address. */
export async function untilMailed(request: APIRequestContext, email: string, subject: RegExp): Promise<void> {
  for (const giveUpAt = Date.now() + WAIT_MS; Date.now() < giveUpAt; ) {
    if ((await mailsTo(request, email)).some((mail) => subject.test(mail.subject))) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`No mail to ${email} is called ${subject}`);
}

/** Newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const { messages } = (await (await request.get('/api/dev/mailbox')).json()) as { messages: Mail[] };
  return messages.filter(({ recipient }) => recipient === email);
}
