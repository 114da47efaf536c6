import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { WorkFile } from '#contract/work/deliverables.ts';
import type { PostNumbersView } from '#contract/work/post-numbers.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { METRIC_NAMES, POST_METRICS, sourceWords } from '#domain/work/post-numbers.ts';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { workNumbersOptions } from './numbers-options.ts';
import { readingState } from './reading-words.ts';

type PostNumbersCardProps = {
  collaborationId: string;
  creatorId: string;
  post: PostNumbersView;
  side: 'creator' | 'business';
};

export function PostNumbersCard({ collaborationId, creatorId, post, side }: PostNumbersCardProps) {
  const { current, kind, quantity, platform } = post;
  const name = nameDeliverable({ kind, quantity });
  const { words, connect } = readingState(post, side);
  return (
    <Card as="article" aria-label={`Numbers of ${name}`}>
      <h3 className="type-item flex items-center gap-2.5">
        <PlatformIcon platform={platform} className="size-5 shrink-0" />
        {name}
      </h3>
      {current ? <Counts post={post} current={current} /> : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 grow basis-56 text-base text-ink-2">
          {words}{' '}
          {connect ? (
            <Link
              href="/settings#social"
              className="inline-flex min-h-6 items-center font-medium text-link touch:min-h-11"
            >
              {connect}
            </Link>
          ) : null}
        </p>
        {side === 'creator' && post.typing_refusal === null ? (
          <EnterButton collaborationId={collaborationId} creatorId={creatorId} post={post} />
        ) : null}
      </div>
    </Card>
  );
}

type CountsProps = { post: PostNumbersView; current: NonNullable<PostNumbersView['current']> };

/** Views first; what the platform doesn't say is left out. */
function Counts({ post: { said_by, screenshot }, current }: CountsProps) {
  const rest = POST_METRICS.filter((metric) => metric !== 'views' && current[metric] !== null);
  return (
    <>
      {current.views === null ? null : (
        <p className="num mt-3">
          <span className="type-big-money">{formatCount(current.views)}</span>{' '}
          <span className="text-md text-ink-2">{current.views === 1 ? 'view' : 'views'}</span>
        </p>
      )}
      {rest.length > 0 ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-md sm:grid-cols-3">
          {rest.map((metric) => (
            <div key={metric} className="flex justify-between gap-3 border-line border-t pt-2">
              <dt className="text-ink-2">{METRIC_NAMES[metric]}</dt>
              <dd className="num font-semibold">{formatCount(current[metric] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-base">
        <span>{sourceWords({ ...current, said_by, has_screenshot: screenshot !== null })}</span>
        {screenshot ? <Screenshot file={screenshot} /> : null}
      </p>
    </>
  );
}

function Screenshot({ file }: { file: WorkFile }) {
  const trigger = (
    <button type="button" className="inline-flex min-h-6 items-center text-link touch:min-h-11">
      View screenshot
    </button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('#web/components/work/file-dialog.tsx')).FileDialog}
      props={{ trigger, file }}
    />
  );
}

type EnterButtonProps = { collaborationId: string; creatorId: string; post: PostNumbersView };

function EnterButton({ collaborationId, creatorId, post }: EnterButtonProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = workNumbersOptions(api, collaborationId);
  const trigger = (
    <Button size="touch" className="max-sm:w-full">
      {post.current?.source === 'creator' ? 'Update numbers' : 'Enter numbers'}
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./numbers-dialog.tsx')).NumbersDialog}
      props={{
        trigger,
        creatorId,
        post,
        after: (answer) => void queries.setQueryData(queryKey, answer),
        afterRefusal: () => queries.invalidateQueries({ queryKey }),
      }}
    />
  );
}
