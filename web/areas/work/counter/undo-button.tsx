import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Redemption } from '#contract/work/tap-links.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { redemptionsOptions } from './counter-options.ts';

type UndoButtonProps = { businessId: string; redemption: Redemption; onUndone?: () => void };

export function UndoButton({ businessId, redemption, onUndone }: UndoButtonProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { run, isBusy } = useAction(
    (reach) =>
      call(reach, 'POST /api/businesses/:id/redemptions/:redemption_id/undo', {
        params: { id: businessId, redemption_id: redemption.id },
      }),
    {
      after: () => {
        onUndone?.();
        return queries.invalidateQueries(redemptionsOptions(api, businessId));
      },
      done: `${redemption.code} wasn’t redeemed after all.`,
      failed: 'Couldn’t undo it',
    },
  );
  return (
    <Button size="dense" loading={isBusy} onClick={() => void run()}>
      Undo<span className="sr-only"> the redemption of {redemption.code}</span>
    </Button>
  );
}
