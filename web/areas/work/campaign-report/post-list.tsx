import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { ReportPost } from '#contract/work/campaign-reports.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { BEST_POSTS } from '#domain/work/campaign-results.ts';
import { METRIC_NAMES, POST_METRICS } from '#domain/work/post-numbers.ts';
import { countWords } from '#domain/work/report-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FigureList } from './figure-list.tsx';

/** The best posts, and the others on demand. Paper shows all of them. */
export function PostList({ posts }: { posts: readonly ReportPost[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ol className="mt-3">
        {posts.map((post, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a post has no other key, and the order is fixed.
            key={at}
            className={`border-line border-t py-4 ${at >= BEST_POSTS && !showsAll ? 'hidden print:list-item' : ''}`}
          >
            <Post post={post} />
          </li>
        ))}
      </ol>
      {posts.length > BEST_POSTS && !showsAll ? (
        <Button size="touch" className="print:hidden" onClick={() => setShowsAll(true)}>
          Show all {posts.length} posts
        </Button>
      ) : null}
    </>
  );
}

function Post({ post }: { post: ReportPost }) {
  const { kind, creator_name, posted_at, platform, url, source, views } = post;
  const figures = POST_METRICS.filter((metric) => metric !== 'views' && post[metric] !== null).map(
    (metric) => ({
      label: METRIC_NAMES[metric],
      value: countWords(post[metric]),
    }),
  );
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 type-item break-words">
          {kindName(kind)} by {creator_name}
        </p>
        <p className="shrink-0 type-item">
          <span className="num">{countWords(views)}</span>{' '}
          <span className="text-sm font-normal text-ink-2">views</span>
        </p>
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-base text-ink-2">
        {posted_at ? <span>Posted {newYorkDay(posted_at)}</span> : null}
        <span>{source ?? 'No numbers yet'}</span>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-6 items-center gap-1 text-link touch:min-h-11 print:hidden"
          >
            Open on {PLATFORM_NAMES[platform]}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        ) : null}
      </p>
      <FigureList figures={figures} className="mt-2" />
    </>
  );
}
