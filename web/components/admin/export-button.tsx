import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { AdminList } from '#domain/admin/lists.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsAllowed } from './for-admins.tsx';

type ExportButtonProps = {
  list: AdminList;
  /** The filters as the API of the list takes them. */
  filters?: Readonly<Record<string, string | number | undefined>>;
};

/** Asks for the filtered list as a CSV file, from one day to another. A job writes it, and the Exports page has it. */
export function ExportButton({ list, filters = {} }: ExportButtonProps) {
  const router = useRouter();
  const mayExport = useIsAllowed('admin_amounts');
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const isFiltered = given.length > 0;
  if (!mayExport) return null;
  return (
    <FormDialog
      trigger={
        <Button icon={<Download aria-hidden="true" />} aria-label="Export" className="max-md:px-3">
          <span className="max-md:sr-only">Export</span>
        </Button>
      }
      title="Export this list"
      description={`${isFiltered ? 'The rows your search and filters show' : 'All rows'}, as a CSV file, newest first. The file is on the Exports page for 7 days, and the audit log says that you took it.`}
      names={['first_day', 'last_day']}
      check={checkDays}
      send={(api, { first_day, last_day }) =>
        call(api, 'POST /api/admin/list-exports', {
          body: {
            list,
            filters: Object.fromEntries(given),
            first_day: first_day || null,
            last_day: last_day || null,
          },
        })
      }
      after="GET /api/admin/list-exports"
      done={() => ({
        title: 'Export started',
        variant: 'success',
        action: { label: 'View exports', onClick: () => void router.navigate({ href: '/admin/exports' }) },
      })}
      verb="Export list"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField type="date" label="From" name="first_day" hint="Optional" error={errorOf('first_day')} />
          <TextField type="date" label="To" name="last_day" hint="Optional" error={errorOf('last_day')} />
        </div>
      )}
    </FormDialog>
  );
}

function checkDays({ first_day, last_day }: { first_day: string; last_day: string }): { last_day?: string } {
  return first_day && last_day && last_day < first_day
    ? { last_day: 'Choose a last day that isn’t before the first' }
    : {};
}
