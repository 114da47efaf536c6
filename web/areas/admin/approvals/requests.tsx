import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { approvalsOptions } from './approvals-options.ts';
import { DecidedApprovals } from './decided-approvals.tsx';
import { OpenApprovals } from './open-approvals.tsx';

/** Requests that need a second admin, and the outcome of recent ones. */
export function Requests() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(approvalsOptions(api));
  const now = useNow();
  return (
    <>
      {data.open.length === 0 ? (
        <NothingHere
          title="Nothing to approve"
          hint="Refunds, payouts and dispute decisions above the amount in Utilities need a second admin. Requests appear here."
        />
      ) : (
        <OpenApprovals approvals={data.open} now={now} />
      )}
      {data.decided.length > 0 ? <DecidedApprovals approvals={data.decided} now={now} /> : null}
    </>
  );
}
