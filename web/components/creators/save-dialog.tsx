import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import type { CreatorList } from '#contract/hiring/creator-lists.ts';
import { LIST_NAME_MAX_LENGTH } from '#domain/hiring/creator-lists.ts';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type SaveDialogProps = { trigger: ReactElement; businessId: string; creatorId: string; name: string };

const LISTS = 'GET /api/businesses/:id/creator-lists';
const ENTRY = '/api/businesses/:id/creator-lists/:list_id/creators/:creator_id';

/** The team's lists, each with whether the creator is on it. A press applies at once. */
export function SaveDialog({ trigger, businessId, creatorId, name }: SaveDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(
    apiQuery(api, LISTS, { params: { id: businessId }, query: { creator_id: creatorId } }),
  );
  const params = { id: businessId, creator_id: creatorId };
  const changing = useAction(
    (reach, { list, isOn }: { list: CreatorList; isOn: boolean }) =>
      isOn
        ? call(reach, `PUT ${ENTRY}`, { params: { ...params, list_id: list.id }, body: {} })
        : call(reach, `DELETE ${ENTRY}`, { params: { ...params, list_id: list.id } }),
    { after: 'everything', failed: 'Couldn’t save it' },
  );

  return (
    <Dialog
      trigger={trigger}
      defaultOpen
      title={`Save ${name} to a list`}
      description="Your team sees the same lists. Creators don’t."
      actions={
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      }
    >
      <div className="mt-5 grid gap-3">
        {data === undefined ? (
          <RecordPending error={error} />
        ) : (
          data.lists.map((list) => (
            <Checkbox
              key={list.id}
              checked={list.has_creator ?? false}
              disabled={changing.isBusy}
              onChange={(event) => void changing.run({ list, isOn: event.target.checked })}
              hint={list.creator_count === 1 ? '1 creator' : `${list.creator_count} creators`}
            >
              {list.name}
            </Checkbox>
          ))
        )}
        {data === undefined ? null : <NewList {...params} isFirst={data.lists.length === 0} />}
        <Link href="/business/creator-lists" className="text-link text-md">
          Manage lists
        </Link>
      </div>
    </Dialog>
  );
}

type NewListProps = { id: string; creator_id: string; isFirst: boolean };

function NewList({ id, creator_id, isFirst }: NewListProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { run, isBusy, fields, problem, refuse } = useAction(
    async (reach, name: string) => {
      const list = await call(reach, 'POST /api/businesses/:id/creator-lists', {
        params: { id },
        body: { name },
      });
      return call(reach, `PUT ${ENTRY}`, { params: { id, list_id: list.id, creator_id }, body: {} });
    },
    { after: 'everything', afterRefusal: 'everything', names: ['name'], form },
  );

  async function create(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') {
      refuse({ fields: { name: 'Name the list' }, rest: null });
      return;
    }
    if (await run(typed.trim())) setTyped('');
  }

  return (
    <form ref={form} noValidate onSubmit={create} className="flex flex-wrap items-end gap-3">
      <TextField
        label={isFirst ? 'Name your first list' : 'New list'}
        name="name"
        autoComplete="off"
        maxLength={LIST_NAME_MAX_LENGTH}
        placeholder="Bakers we like"
        value={typed}
        error={fields.name ?? problem ?? undefined}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-52 grow"
      />
      <Button type="submit" loading={isBusy}>
        Create and save
      </Button>
    </form>
  );
}
