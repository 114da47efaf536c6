import type { LinkFinding } from '#domain/creators/portfolio-links.ts';
import type { Fetched } from '#server/platform/enrichment/fetch-outside.ts';
import { outlineInThread } from '#server/platform/enrichment/study-in-thread.ts';

interface Found {
  finding: LinkFinding;
  title: string | null;
}

/**
 * Interprets the response to a visit without an account. A post counts as private or missing only if the site says so:
 * some ask every visitor to sign in, whatever the post, and a site we can't reach says nothing about it.
 */
export async function readLinkAnswer(url: string, answer: Fetched): Promise<Found> {
  if (answer.ok) return readPage(url, answer.url, answer.bytes.toString('utf8'));
  if (answer.failure === 'not_found') return nothing('missing');
  return nothing(answer.status === 401 ? 'private' : 'unclear');
}

async function readPage(asked: string, arrived: string, html: string): Promise<Found> {
  if (PRIVATE_WORDS.test(html)) return nothing('private');
  if (isSignIn(asked, arrived)) return nothing('unclear');
  const outline = await outlineInThread({ url: arrived, html });
  const title = outline?.title ?? '';
  return { finding: 'public', title: title.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE) || null };
}

/** The wording of the platforms, in the page or in its embedded data. */
const PRIVATE_WORDS =
  /this account is private|this video is private|"private_?account":\s*true|"is_?private":\s*true/i;
const LONGEST_TITLE = 200;

/** True if the request was redirected to a sign-in page. */
function isSignIn(asked: string, arrived: string): boolean {
  const path = new URL(arrived).pathname;
  return path !== new URL(asked).pathname && /\/(accounts\/)?(log-?in|sign-?in)\b/i.test(path);
}

function nothing(finding: LinkFinding): Found {
  return { finding, title: null };
}
