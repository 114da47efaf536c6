import type { TaxYear } from '#contract/money/tax-years.ts';
import { formatCents } from '#domain/format/money.ts';
import {
  defaultTaxRule,
  TAX_FORM_NAMES,
  TAX_FORMS,
  type TaxForm,
  THRESHOLD_MAX_CENTS,
} from '#domain/money/tax-forms.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const NAMES = ['form', 'threshold_cents', 'reason'] as const;

/** The dialog for the form and threshold of a year. */
export function ChangeRule({ settings }: { settings: TaxYear }) {
  const { year, form, threshold_cents, version } = settings;
  return (
    <FormDialog
      trigger={<Button size="dense">Change form</Button>}
      title={`Tax form for ${year}`}
      description="Statements that were made stay as they are until the next run."
      names={NAMES}
      check={findFaults}
      send={(api, typed) =>
        call(api, 'PUT /api/admin/tax-years/:year', {
          params: { year },
          body: {
            version,
            form: typed.form as TaxForm,
            threshold_cents: readPrice(typed.threshold_cents) ?? threshold_cents,
            reason: typed.reason.trim(),
          },
        })
      }
      after="everything"
      verb="Save form"
      safeVerb="Cancel"
      done={`Tax form for ${year} saved.`}
    >
      {(errorOf) => (
        <>
          <NativeSelect
            label="Form"
            name="form"
            defaultValue={form}
            options={TAX_FORMS.map((value) => ({ value, label: TAX_FORM_NAMES[value] }))}
            error={errorOf('form')}
          />
          <TextField
            label="Threshold"
            name="threshold_cents"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={(threshold_cents / 100).toFixed(2)}
            hint={`${formatCents(defaultTaxRule(year).threshold_cents)} unless you change it. Creators at the threshold get a form too.`}
            trail={<span className="text-ink-3">dollars</span>}
            error={errorOf('threshold_cents')}
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

function findFaults(typed: Record<(typeof NAMES)[number], string>) {
  const cents = readPrice(typed.threshold_cents);
  const isFine = cents !== null && cents >= 1 && cents <= THRESHOLD_MAX_CENTS;
  return {
    ...(!isFine && { threshold_cents: `Enter $0.01 to ${formatCents(THRESHOLD_MAX_CENTS)}` }),
    ...(typed.reason.trim().length < 10 && { reason: 'Give a reason of at least 10 characters' }),
  };
}
