import { type FormEvent, useId, useState } from 'react';
import type { AdminPackage } from '#contract/campaigns/content-packages.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { ForAdmins, useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PackageFields } from './package-fields.tsx';
import { PACKAGE_FIELDS, packageBody, packageDraft } from './package-values.ts';
import { NEW_PACKAGE } from './packages-options.ts';

type PackageDrawerProps = {
  id: string;
  /** Null for a new package. */
  contentPackage: AdminPackage | null;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The form of one package; changes are saved by hand. */
export function PackageDrawer({ id, contentPackage, ids, onOpen, onClose }: PackageDrawerProps) {
  const formId = useId();
  const canChange = useIsAllowed('admin_operations');
  const [draft, setDraft] = useState(() => packageDraft(contentPackage));
  const isNew = id === NEW_PACKAGE;
  const { run, isBusy, fields, problem, refuse } = useAction((api, change: Change) => change.send(api), {
    after: 'everything',
    names: PACKAGE_FIELDS,
    done: (_, { done }) => ({ title: done, variant: 'success' }),
  });

  async function act(change: Change) {
    if (await run(change)) onClose();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const { body, fields: wrong } = packageBody(draft);
    if (body === null) return refuse({ fields: wrong, rest: null });
    if (contentPackage)
      void act({
        done: 'Package saved.',
        send: (api) =>
          call(api, 'PUT /api/admin/content-packages/:package_id', {
            params: { package_id: contentPackage.id },
            body: { ...body, version: contentPackage.version },
          }),
      });
    else if (isNew)
      void act({
        done: 'Package added.',
        send: (api) => call(api, 'POST /api/admin/content-packages', { body }),
      });
  }

  return (
    <RecordDrawer
      title={isNew ? 'New package' : 'Package'}
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={
        <ForAdmins rule="admin_operations">
          {contentPackage ? <ArchiveButton one={contentPackage} act={act} /> : null}
          <Button type="submit" form={formId} variant="ink" loading={isBusy}>
            {isNew ? 'Add package' : 'Save'}
          </Button>
        </ForAdmins>
      }
      footnote="Campaigns started from it don’t change."
    >
      {contentPackage === null && !isNew ? (
        <p className="text-md text-ink-2">We couldn’t find this package.</p>
      ) : (
        <div className="grid gap-8">
          <form id={formId} noValidate onSubmit={save} className="grid gap-5">
            <fieldset disabled={!canChange} className="contents">
              <PackageFields
                draft={draft}
                errors={fields}
                onEdit={(change) => setDraft({ ...draft, ...change })}
              />
            </fieldset>
            <FormAlert>{problem}</FormAlert>
          </form>
          {contentPackage ? <AuditTrail subjectType="package" subjectId={contentPackage.id} /> : null}
        </div>
      )}
    </RecordDrawer>
  );
}

type ArchiveButtonProps = { one: AdminPackage; act: (change: Change) => Promise<void> };

function ArchiveButton({ one, act }: ArchiveButtonProps) {
  const path = { package_id: one.id };
  if (one.archived_at !== null) {
    return (
      <Button
        onClick={() =>
          void act({
            done: 'Package restored.',
            send: (api) =>
              call(api, 'DELETE /api/admin/content-packages/:package_id/archive', { params: path }),
          })
        }
      >
        Restore
      </Button>
    );
  }
  return (
    <Button
      variant="danger"
      onClick={() =>
        void act({
          done: 'Package archived.',
          send: (api) => call(api, 'POST /api/admin/content-packages/:package_id/archive', { params: path }),
        })
      }
    >
      Archive
    </Button>
  );
}

/** A request and the toast that follows it. */
interface Change {
  done: string;
  send: (api: ApiReach) => Promise<unknown>;
}
