import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatCount } from '#domain/format/count.ts';

interface Total {
  source: NumbersSource;
  post_count: number;
  views: number;
}

/** "214,000 views on 12 posts for shops, read from Instagram and TikTok"; null without any. */
export function totalWords(totals: readonly Total[]): string | null {
  const read = totals.filter(({ source }) => source !== 'creator');
  if (read.length === 0) return null;
  const names = read.flatMap(({ source }) => (source === 'creator' ? [] : [PLATFORM_NAMES[source]]));
  return `${viewsOnPosts(read)} for shops, read from ${LIST.format(names)}`;
}

/** "3,200 views on 1 post from numbers you entered"; null without any. */
export function typedTotalWords(totals: readonly Total[]): string | null {
  const typed = totals.filter(({ source }) => source === 'creator');
  return typed.length === 0 ? null : `${viewsOnPosts(typed)} from numbers you entered`;
}

/** "12,400 views on 1 post" */
function viewsOnPosts(totals: readonly Total[]): string {
  const views = totals.reduce((sum, total) => sum + total.views, 0);
  const posts = totals.reduce((sum, total) => sum + total.post_count, 0);
  return `${formatCount(views)} ${views === 1 ? 'view' : 'views'} on ${formatCount(posts)} ${posts === 1 ? 'post' : 'posts'}`;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
