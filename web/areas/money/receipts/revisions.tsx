import type { Receipt } from '#contract/money/fundings.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { MOST_REVISIONS, REFERENCE_MAX_LENGTH } from '#domain/money/receipt-facts.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type RevisionsProps = { receipt: Receipt; businessId: string; canCorrect: boolean };

/** The earlier revisions of a receipt as PDFs, and the dialog to issue the next one. */
export function Revisions({ receipt, businessId, canCorrect }: RevisionsProps) {
  const { funding_id, revision, revisions } = receipt;
  const earlier = revisions.slice(1);
  if (!canCorrect && earlier.length === 0) return null;
  const file = `/api/businesses/${businessId}/receipts/${funding_id}/pdf`;
  return (
    <section aria-labelledby="revisions" className="mt-8 print:hidden">
      <h2 id="revisions" className="type-block-title">
        Corrections
      </h2>
      <p className="mt-2 text-base text-ink-2">
        An issued receipt never changes. A corrected receipt has your current tax details and a new revision
        number.
      </p>
      {earlier.length > 0 ? (
        <ul className="mt-3">
          {earlier.map((one) => (
            <li key={one.revision} className="flex items-center justify-between gap-4 border-line border-t">
              <span className="text-base">
                Revision {one.revision}, {newYorkLongDay(one.issued_at)}
              </span>
              <a
                href={`${file}?revision=${one.revision}`}
                download
                className="inline-flex min-h-11 items-center text-base text-link"
              >
                PDF <span className="sr-only">of revision {one.revision}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {canCorrect && revision < MOST_REVISIONS ? (
        <div className="mt-4">
          <FormDialog
            trigger={<Button size="touch">Correct receipt</Button>}
            title="Correct receipt"
            description="The corrected receipt shows your tax details as they are now. The amounts don’t change."
            names={['reference']}
            send={(api, { reference }) =>
              call(api, 'POST /api/businesses/:business_id/receipts/:funding_id/revisions', {
                params: { business_id: businessId, funding_id },
                body: { revision, reference },
              })
            }
            after="everything"
            done="Corrected receipt issued."
            verb="Issue receipt"
            safeVerb="Cancel"
          >
            {(errorOf) => (
              <TextField
                name="reference"
                label="Purchase order or reference"
                hint="Optional"
                defaultValue={receipt.reference ?? ''}
                maxLength={REFERENCE_MAX_LENGTH}
                autoComplete="off"
                error={errorOf('reference')}
              />
            )}
          </FormDialog>
        </div>
      ) : null}
    </section>
  );
}
