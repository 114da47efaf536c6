import type { SupportThread } from '#contract/messages/support.ts';
import { canMoveSupport, type QueueMove } from '#domain/messages/support.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface Step {
  move: QueueMove;
  days?: number;
  label: string;
}

const STEPS: readonly Step[] = [
  { move: 'snooze', days: 1, label: 'Snooze 1 day' },
  { move: 'snooze', days: 7, label: 'Snooze 7 days' },
  { move: 'reopen', label: 'Reopen' },
  { move: 'close', label: 'Close' },
];

export function ThreadActions({ thread }: { thread: SupportThread }) {
  const moving = useAction(
    (api, { move, days }: Step) =>
      call(api, 'POST /api/admin/support-requests/:id/status', {
        params: { id: thread.id },
        body: { move, ...(days !== undefined && { days }) },
      }),
    { after: 'everything', afterRefusal: 'everything', failed: 'Couldn’t change the request' },
  );
  return (
    <div className="flex flex-wrap gap-2">
      {STEPS.filter(({ move }) => canMoveSupport(move, thread)).map((step) => (
        <Button
          key={step.label}
          size="touch"
          loading={moving.isBusy && moving.input === step}
          onClick={() => void moving.run(step)}
        >
          {step.label}
        </Button>
      ))}
    </div>
  );
}
