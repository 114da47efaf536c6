import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Copy, Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import type { WorkLink } from '#contract/work/tap-links.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { postedOn } from '#domain/work/deliverable-states.ts';
import { call } from '#web/api/call.ts';
import { CopyButton } from '#web/components/links/copy-button.tsx';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { VersionsButton } from '#web/components/work/versions-button.tsx';
import { workLinkOptions } from '#web/components/work/work-link-options.ts';
import { WorkStill } from '#web/components/work/work-still.tsx';
import { counted, whenInside } from '#web/components/work/work-words.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { DeliverableHead } from './deliverable-head.tsx';
import { DueWords } from './due-words.tsx';
import { LateNote } from './late-note.tsx';

type PostCardProps = { work: Collaboration; deliverable: Deliverable; now: Date };

/** An approved deliverable: the creator posts it and enters the link. */
export function PostCard({ work, deliverable, now }: PostCardProps) {
  const { submissions, post_return_words, version } = deliverable;
  const { api } = useRouteContext({ from: '__root__' });
  const { data: link } = useQuery(workLinkOptions(api, work.id));
  const newest = submissions[0];
  const file = newest?.files[0];
  return (
    <Card as="article" aria-label="Post it">
      <DeliverableHead
        deliverable={deliverable}
        text={approvedWords(deliverable, now)}
        when={<DueWords deliverable={deliverable} lead="Post by " now={now} />}
      />
      <LateNote work={work} deliverable={deliverable} now={now} />
      {post_return_words ? (
        <p className="mt-4 rounded-control bg-yellow-tint px-4 py-3 text-md wrap-anywhere text-yellow-text">
          <span className="font-semibold">{work.business.business_name} rejected the link:</span> “
          {post_return_words}”
        </p>
      ) : null}
      <div className={`mt-4 grid gap-4 md:gap-6 ${file ? 'sm:grid-cols-[7.5rem_minmax(0,1fr)]' : ''}`}>
        {newest && file ? (
          <VersionsButton
            title="Approved"
            versions={[newest]}
            trigger={
              <button
                type="button"
                aria-label={`View version ${version}`}
                className="block w-full self-start rounded-control max-sm:hidden"
              >
                <WorkStill file={file} className="aspect-2/3 rounded-control" />
              </button>
            }
          />
        ) : null}
        <div className="min-w-0">
          <h4 className="type-item">Post it, then send the link</h4>
          <ol className="mt-2 grid gap-1.5">
            {stepsOf(work, deliverable, link).map((step, at) => (
              <li key={step} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-md">
                <span aria-hidden="true" className="num font-semibold text-ink-2">
                  {at + 1}
                </span>
                <span className="wrap-anywhere text-ink-2">{step}</span>
              </li>
            ))}
          </ol>
          {newest?.caption ? <CopyCaption caption={newest.caption} /> : null}
          {link?.is_counting ? (
            <div className="mt-2">
              <CopyButton size="dense" text={link.url} label="Copy your link" />
            </div>
          ) : null}
          <LinkForm work={work} deliverable={deliverable} />
        </div>
      </div>
    </Card>
  );
}

function approvedWords({ approved_at, submissions }: Deliverable, now: Date): string {
  const by = submissions[0]?.decided_by;
  const at = approved_at ? ` ${whenInside(approved_at, now)}` : '';
  return by ? `Approved by ${by}${at}` : `Approved automatically${at}`;
}

function stepsOf(
  { contract }: Collaboration,
  { kind, version, submissions }: Deliverable,
  link: WorkLink | undefined,
): string[] {
  const platform = postedOn(kind);
  const where = platform === null ? '' : ` on ${PLATFORM_NAMES[platform]}`;
  const caption = submissions[0]?.caption ? ' with the approved caption' : '';
  return [
    `Post version ${version}${where}${caption}`,
    contract.brief.disclosure,
    ...(link?.is_counting ? [`Put ${shortAddress(link.url)} in your bio or story`] : []),
    'Paste the link to your post here',
  ];
}

function CopyCaption({ caption }: { caption: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(caption);
      toast({ title: 'Caption copied.' });
    } catch {
      toast({ title: 'Copy caption by hand', description: caption, variant: 'destructive' });
    }
  }
  return (
    <Button
      variant="ghost"
      size="dense"
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copy()}
      className="mt-2 -ml-3"
    >
      Copy caption
    </Button>
  );
}

type LinkFormProps = {
  work: Collaboration;
  deliverable: Deliverable;
};

function LinkForm({ work, deliverable }: LinkFormProps) {
  const [url, setUrl] = useState(deliverable.post_url ?? '');
  const { business_name } = work.business;
  const change = useWorkChange(work.id);
  const { run, isBusy, problem, say } = useAction(
    (api) =>
      call(api, 'POST /api/deliverables/:id/post', {
        params: { id: deliverable.id },
        body: { url: url.trim() },
      }),
    { ...change, conflict: PAGE_REFRESHED, done: `We sent the link to ${business_name}.` },
  );
  const hours = counted(work.contract.timers.verify_hours, 'hour');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (url.trim() === '') return say('Paste the link to your post.');
    void run();
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label="Link to the post"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          lead={<Link2 aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />}
          error={problem ?? undefined}
          hint={`${business_name} will check it within ${hours}. If they don’t, it’s confirmed automatically.`}
          className="grow basis-56"
        />
        <Button
          type="submit"
          variant="primary"
          size="touch"
          loading={isBusy}
          className="max-md:w-full md:mt-6"
        >
          Send link
        </Button>
      </div>
    </form>
  );
}
