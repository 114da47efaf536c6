import { type FormEvent, useId, useState } from 'react';
import type { AdminPackage } from '#contract/content-packages.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { type FormTrouble, NO_TROUBLE, readTrouble } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { PackageFields } from './package-fields.tsx';
import { PACKAGE_FIELDS, type PackageField, packageBody, packageDraft } from './package-values.ts';
import { NEW_PACKAGE } from './packages-options.ts';
import type { PackageDeeds } from './use-package-deeds.ts';

type PackageDrawerProps = {
  id: string;
  /** Null for one that is being added. */
  contentPackage: AdminPackage | null;
  ids: readonly string[];
  deeds: PackageDeeds;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One package in a form; changes are saved by hand. */
export function PackageDrawer({ id, contentPackage, ids, deeds, onOpen, onClose }: PackageDrawerProps) {
  const formId = useId();
  const [draft, setDraft] = useState(() => packageDraft(contentPackage));
  const [trouble, setTrouble] = useState<FormTrouble<PackageField>>(NO_TROUBLE);
  const [isBusy, setIsBusy] = useState(false);
  const isNew = id === NEW_PACKAGE;

  async function run(deed: () => Promise<void>, done: string) {
    setIsBusy(true);
    setTrouble(NO_TROUBLE);
    try {
      await deed();
      toast({ title: done, variant: 'success' });
      onClose();
    } catch (cause) {
      setTrouble(readTrouble(cause, PACKAGE_FIELDS));
    } finally {
      setIsBusy(false);
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const { body, fields } = packageBody(draft);
    if (body === null) return setTrouble({ fields, rest: null });
    if (contentPackage) void run(() => deeds.change(contentPackage, body), 'The package is changed.');
    else if (isNew) void run(() => deeds.add(body), 'The package is offered now.');
  }

  return (
    <RecordDrawer
      title={isNew ? 'New package' : 'Package'}
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={
        <>
          {contentPackage ? <ArchiveButton one={contentPackage} deeds={deeds} run={run} /> : null}
          <Button type="submit" form={formId} variant="ink" loading={isBusy}>
            {isNew ? 'Add package' : 'Save'}
          </Button>
        </>
      }
      footnote="Campaigns that were started from it stay as they are."
    >
      {contentPackage === null && !isNew ? (
        <p className="text-md text-ink-2">There is no such package.</p>
      ) : (
        <div className="grid gap-8">
          <form id={formId} noValidate onSubmit={save} className="grid gap-5">
            <PackageFields
              draft={draft}
              errors={trouble.fields}
              onEdit={(change) => setDraft({ ...draft, ...change })}
            />
            <FormAlert>{trouble.rest}</FormAlert>
          </form>
          {contentPackage ? <AuditTrail subjectType="package" subjectId={contentPackage.id} /> : null}
        </div>
      )}
    </RecordDrawer>
  );
}

type ArchiveButtonProps = {
  one: AdminPackage;
  deeds: PackageDeeds;
  run: (deed: () => Promise<void>, done: string) => Promise<void>;
};

function ArchiveButton({ one, deeds, run }: ArchiveButtonProps) {
  if (one.archived_at !== null) {
    return (
      <Button onClick={() => void run(() => deeds.restore(one.id), 'The package is offered again.')}>
        Offer again
      </Button>
    );
  }
  return (
    <Button
      variant="danger"
      onClick={() => void run(() => deeds.archive(one.id), 'The package is no longer offered.')}
    >
      Archive
    </Button>
  );
}
