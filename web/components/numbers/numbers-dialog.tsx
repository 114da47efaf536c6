import { type ComponentProps, type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import type { PostNumbersView, WorkNumbers } from '#contract/work/post-numbers.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatCount } from '#domain/format/count.ts';
import {
  findImplausible,
  METRIC_NAMES,
  POST_METRICS,
  type PostMetric,
  type PostNumbers,
} from '#domain/work/post-numbers.ts';
import { call } from '#web/api/call.ts';
import { unsentFault, useAttachments } from '#web/components/media/use-attachments.ts';
import { readCount } from '#web/components/social/read-count.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ScreenshotField } from './screenshot-field.tsx';

type Name = PostMetric | 'screenshot_id';
type Typed = PostNumbers & { views: number; screenshot_id: string };
type Wrong = Partial<Record<Name, string>>;

type NumbersDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  creatorId: string;
  post: PostNumbersView;
  after: (answer: WorkNumbers) => void;
  afterRefusal: () => Promise<void>;
};

/** The creator types what the app shows, and adds the screenshot that shows it. */
export function NumbersDialog({ trigger, creatorId, post, after, afterRefusal }: NumbersDialogProps) {
  const { deliverable_id, kind, platform, current } = post;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(true);
  const shots = useAttachments({
    entity_type: 'creator',
    entity_id: creatorId,
    lane: `numbers of ${deliverable_id}`,
  });
  const metrics = kind === 'instagram_story' ? STORY_METRICS : POST_METRICS;
  const sending = useAction<Typed, WorkNumbers, Name>(
    (api, body) => call(api, 'PUT /api/deliverables/:id/numbers', { params: { id: deliverable_id }, body }),
    { names: [...POST_METRICS, 'screenshot_id'], form, after, afterRefusal, done: 'Numbers saved.' },
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isBusy) return;
    const { numbers, wrong } = readNumbers(new FormData(event.currentTarget), metrics);
    const [shot] = shots.files;
    const missing =
      unsentFault(shots) ?? (shot === undefined ? 'Add a screenshot that shows the numbers.' : null);
    if (missing !== null) wrong.screenshot_id = missing;
    const { views } = numbers;
    if (shot === undefined || views === null || Object.keys(wrong).length > 0)
      return sending.refuse({ fields: wrong, rest: null });
    if (!(await sending.run({ ...numbers, views, screenshot_id: shot.id }))) return;
    shots.clear();
    setOpen(false);
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={(next) => (sending.isBusy ? undefined : setOpen(next))}
      title={`Numbers of your ${kindName(kind)}`}
      description={`Enter what ${PLATFORM_NAMES[platform]} shows today. The business sees that you entered them.`}
      closable={false}
      phone="full"
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={sending.isBusy}>
            Save numbers
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {metrics.map((metric) => (
            <TextField
              key={metric}
              label={metric === 'views' ? 'Views' : `${METRIC_NAMES[metric]} (optional)`}
              name={metric}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={startOf(current, metric)}
              error={sending.fields[metric]}
            />
          ))}
        </div>
        <ScreenshotField shots={shots} error={sending.fields.screenshot_id ?? null} />
        <FormAlert>{sending.problem}</FormAlert>
      </form>
    </Dialog>
  );
}

const STORY_METRICS = ['views', 'reach', 'shares'] as const satisfies readonly PostMetric[];

/** Numbers that were typed before are where the next ones start. */
function startOf(current: PostNumbersView['current'], metric: PostMetric): string {
  const count = current?.source === 'creator' ? current[metric] : null;
  return count === null ? '' : formatCount(count);
}

function readNumbers(data: FormData, metrics: readonly PostMetric[]): { numbers: PostNumbers; wrong: Wrong } {
  const wrong: Wrong = {};
  const entries = POST_METRICS.map((metric) => {
    const count = metrics.includes(metric) ? readCount(String(data.get(metric) ?? '')) : null;
    if (count === undefined) wrong[metric] = 'Enter a number, such as 12,400.';
    return [metric, count ?? null] as const;
  });
  const numbers = Object.fromEntries(entries) as PostNumbers;
  const fault = Object.keys(wrong).length === 0 ? findImplausible(numbers, null) : null;
  if (fault !== null) wrong[fault.metric] = fault.message;
  return { numbers, wrong };
}
