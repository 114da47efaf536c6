import { type DeliverableKind, kindName } from '#domain/campaigns/deliverables.ts';
import { postedOn } from './deliverable-states.ts';

/** The hosts of each platform's posts, including the short links its app shares. */
const HOSTS = {
  instagram: ['instagram.com', 'instagr.am'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;
const NAMES = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' } as const;

/** These need no more than the code of a post. */
const SHORT_HOSTS = ['youtu.be', 'vm.tiktok.com', 'vt.tiktok.com'];

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
  if (!leadsToPost(url)) {
    return {
      refusal: `This link doesn’t go to a post on ${NAMES[platform]}. Copy the link to the post itself.`,
    };
  }
  return { url: url.href };
}

/** A profile or a home page has a shorter path than any post. */
function leadsToPost({ hostname, pathname, search }: URL): boolean {
  if (/[?&]v=[^&]/.test(search)) return true;
  const parts = pathname.split('/').filter(Boolean).length;
  return parts >= (SHORT_HOSTS.includes(hostname) ? 1 : 2);
}

function parse(written: string): URL | null {
  const trimmed = written.trim();
  return URL.parse(/^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}
