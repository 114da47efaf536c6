import { postedOn } from './deliverable-states.ts';
import { type DeliverableKind, kindName } from './deliverables.ts';

/** Where posts of a platform are found, the short links its app shares included. */
const HOSTS = {
  instagram: ['instagram.com', 'instagr.am'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;
const NAMES = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' } as const;

export type PostLink = { url: string } | { refusal: string };

/** A link as it is kept, or why it is none to such a post. It is read, never opened. */
export function readPostLink(kind: DeliverableKind, written: string): PostLink {
  const platform = postedOn(kind);
  if (platform === null)
    return { refusal: `A ${kindName(kind)} is not posted by you. Nothing is to be sent.` };
  const url = parse(written);
  if (url === null) return { refusal: 'This is no link. Copy it from the app, with https in front.' };
  if (url.protocol !== 'https:') return { refusal: 'The link has to begin with https.' };
  const isTheirs = HOSTS[platform].some((host) => isWithin(url.hostname, host));
  if (!isTheirs || url.username !== '' || url.password !== '' || url.port !== '') {
    return { refusal: `A ${kindName(kind)} is on ${NAMES[platform]}. Send the link to it there.` };
  }
  if (url.pathname === '/' && url.search === '') {
    return {
      refusal: `This leads to ${NAMES[platform]}, not to the post. Copy the link of the post itself.`,
    };
  }
  return { url: url.href };
}

function parse(written: string): URL | null {
  const trimmed = written.trim();
  return URL.parse(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}
