import { type DeliverableKind, kindName } from '#domain/campaigns/deliverables.ts';
import { postedOn } from './deliverable-states.ts';

/** The hosts of each platform's posts, including the short links its app shares. */
const HOSTS = {
  instagram: ['instagram.com', 'instagr.am'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;
const NAMES = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' } as const;

const NO_LINK = 'This isn’t a link. Copy it from the app, starting with https.';

export type PostLink = { url: string } | { refusal: string };

/** The link as it is stored, or why it isn't a link to such a post. It is parsed, never opened. */
export function readPostLink(kind: DeliverableKind, written: string): PostLink {
  const platform = postedOn(kind);
  if (platform === null) return { refusal: `You don’t post this one yourself, so there’s no link to send.` };
  const url = parse(written);
  if (url === null || !url.hostname.includes('.')) return { refusal: NO_LINK };
  if (url.protocol !== 'https:') return { refusal: 'The link has to start with https.' };
  const isTheirs = HOSTS[platform].some((host) => isWithin(url.hostname, host));
  if (!isTheirs || url.username !== '' || url.password !== '' || url.port !== '') {
    return { refusal: `Send a link to the ${kindName(kind)} on ${NAMES[platform]}.` };
  }
  if (url.pathname === '/' && url.search === '') {
    return {
      refusal: `This link goes to ${NAMES[platform]}, not to the post. Copy the link to the post itself.`,
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
