import type { TaxRunSummary } from '#contract/money/tax-statements.ts';
import { saveFile } from '#web/api/save-file.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type DownloadFileProps = { year: number; summary: TaxRunSummary };

/** Downloads the file with taxpayer numbers, after a reason and a fresh confirmation. */
export function DownloadFile({ year, summary }: DownloadFileProps) {
  const { statement_count, missing_w9_count, unfiled_count } = summary;
  if (statement_count === missing_w9_count && unfiled_count === 0) {
    return (
      <Button size="dense" disabled>
        Download CSV
      </Button>
    );
  }
  return (
    <FormDialog
      trigger={<Button size="dense">Download CSV</Button>}
      title={`Download the ${year} file?`}
      description="It contains full Social Security numbers and EINs. Store it only where your counsel allows, and delete it when it’s filed. The download is in the audit log."
      names={['rows', 'reason']}
      check={({ reason }) =>
        reason.trim().length < 10 ? { reason: 'Give a reason of at least 10 characters' } : {}
      }
      send={(api, { rows, reason }) =>
        saveFile(api, {
          path: `/api/admin/tax-years/${year}/file`,
          name: `bizmeet-1099-filing-${year}.csv`,
          body: { rows: rows === 'all' ? 'all' : 'unfiled', reason: reason.trim() },
        })
      }
      after="everything"
      verb="Download CSV"
      safeVerb="Cancel"
      done="File downloaded."
    >
      {(errorOf) => (
        <>
          <NativeSelect
            label="Statements"
            name="rows"
            defaultValue={unfiled_count > 0 ? 'unfiled' : 'all'}
            options={[
              { value: 'unfiled', label: 'New or corrected since the last file' },
              { value: 'all', label: 'All current statements' },
            ]}
          />
          <TextArea
            label="Reason"
            name="reason"
            limit={500}
            hint="Only admins see this, in the audit log."
            error={errorOf('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
