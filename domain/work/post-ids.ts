/** The short code of a post or reel, or the id of a story, in the links that Instagram shares. */
export type InstagramPost = { code: string } | { story_id: string };

const INSTAGRAM_POST = /^\/(?!share\/)(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]{5,40})\/?$/;
const INSTAGRAM_STORY = /^\/stories\/[\w.]+\/(\d{5,30})\/?$/;
const TIKTOK_VIDEO = /^\/(?:@[^/]*\/(?:video|photo)|v|embed)\/(\d{5,30})(?:\.html)?\/?$/;
const TIKTOK_SHORT_HOSTS = ['vm.tiktok.com', 'vt.tiktok.com'];
const TIKTOK_SHORT_PATH = /^\/t\/[\w-]+\/?$/;
const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v)\/([\w-]{11})\/?$/;
const YOUTUBE_QUERY = /[?&]v=([\w-]{11})(?:&|$)/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** Null for links that don't say which post they lead to. */
export function instagramPostIn(link: string): InstagramPost | null {
  const path = URL.parse(link)?.pathname ?? '';
  const story_id = INSTAGRAM_STORY.exec(path)?.[1];
  if (story_id !== undefined) return { story_id };
  const code = INSTAGRAM_POST.exec(path)?.[1];
  return code === undefined ? null : { code };
}

/** The id of a TikTok video; null for a short link, which has to be followed to learn it. */
export function tiktokVideoIn(link: string): string | null {
  return TIKTOK_VIDEO.exec(URL.parse(link)?.pathname ?? '')?.[1] ?? null;
}

/** The links that the TikTok app shares. */
export function isShortTikTok(link: string): boolean {
  const url = URL.parse(link);
  if (url === null) return false;
  return TIKTOK_SHORT_HOSTS.includes(url.hostname) || TIKTOK_SHORT_PATH.test(url.pathname);
}

export function youtubeVideoIn(link: string): string | null {
  const url = URL.parse(link);
  if (url === null) return null;
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1).replace(/\/$/, '')
      : (YOUTUBE_PATH.exec(url.pathname)?.[1] ?? YOUTUBE_QUERY.exec(url.search)?.[1] ?? '');
  return YOUTUBE_ID.test(id) ? id : null;
}

/** Returns the same key for all links that lead to one post. A short link that has to be followed only equals itself. */
export function postKey(link: string): string {
  const youtube = youtubeVideoIn(link);
  if (youtube !== null) return `youtube ${youtube}`;
  const instagram = instagramPostIn(link);
  if (instagram !== null) return `instagram ${Object.values(instagram).join()}`;
  const tiktok = tiktokVideoIn(link);
  if (tiktok !== null) return `tiktok ${tiktok}`;
  const { hostname, pathname, search } = new URL(link);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')} ${/[?&]v=([^&]*)/.exec(search)?.[1] ?? ''}`;
}
