import { Suspense, useState } from 'react';
import { type AnswerOf, call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ToastRequest } from '#web/ui/toast.ts';

const ChangesDialog = lazyPart(async () => (await import('./changes-dialog.tsx')).ChangesDialog);

type Answer = AnswerOf<'POST /api/admin/applicant-decisions'>;
type Asked = Parameters<Parameters<typeof ChangesDialog>[0]['onSend']>[0];
type BulkChangesProps = {
  creatorIds: readonly string[];
  people: string;
  told: (answer: Answer) => ToastRequest;
};

/** Requests the same changes of several applicants. */
export function BulkChanges({ creatorIds, people, told }: BulkChangesProps) {
  const [isAsking, setAsking] = useState(false);
  const asking = useAction(
    (api, asked: Asked) =>
      call(api, 'POST /api/admin/applicant-decisions', {
        body: { creator_ids: [...creatorIds], decision: 'request_changes', ...asked },
      }),
    { after: 'everything', done: told },
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Request changes</Button>
      {isAsking ? (
        <Suspense>
          <ChangesDialog
            name={people}
            greeting="there"
            note=""
            first={{ step: 'portfolio', subject: '' }}
            error={asking.problem}
            isSending={asking.isBusy}
            onSend={asking.run}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
