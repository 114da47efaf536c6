import { addressLines } from '#domain/accounts/mailing-address.ts';
import { formatCents } from '#domain/format/money.ts';
import { type FiledForm, TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import type { TaxPayer } from '#domain/money/taxpayer.ts';
import { maskedTin, type W9Details } from '#domain/money/w9.ts';
import type { Document } from '#server/platform/documents/document.ts';

export interface Statement {
  year: number;
  form: FiledForm;
  revision: number;
  paid_cents: number;
  is_withdrawn: boolean;
  is_correction: boolean;
  created_at: string;
  payer: TaxPayer;
  recipient: W9Details;
}

const BOXES: Record<FiledForm, string> = {
  nec: 'Box 1. Nonemployee compensation',
  k: 'Box 1a. Gross amount of payment card/third party network transactions',
};

/** A plain substitute for the recipient's copy of the form. The recipient's number is cut to its last four digits. */
export function statementDocument(statement: Statement): Document {
  const { year, form, revision, payer, recipient, is_correction, created_at } = statement;
  const name = TAX_FORM_NAMES[form];
  return {
    title: `Form ${name}`,
    subtitle: `${is_correction ? 'Corrected. ' : ''}Copy B, for the recipient. Calendar year ${year}. Substitute statement.`,
    reference: `${year}, revision ${revision}`,
    made_at: new Date(created_at),
    parts: [
      { kind: 'heading', words: 'Payer' },
      {
        kind: 'facts',
        facts: [
          {
            label: 'Name and address',
            value: addressLines({ ...payer, recipient_name: payer.name }).join(', '),
          },
          { label: 'TIN', value: payer.ein },
          { label: 'Phone', value: payer.phone },
        ],
      },
      { kind: 'heading', words: 'Recipient' },
      {
        kind: 'facts',
        facts: [
          {
            label: 'Name and address',
            value: addressLines({ ...recipient, recipient_name: namesOf(recipient) }).join(', '),
          },
          { label: 'TIN', value: maskedTin(recipient.tin_kind, recipient.tin.slice(-4)) },
        ],
      },
      {
        kind: 'amounts',
        lines: [
          { label: BOXES[form], amount: formatCents(reportedCents(statement)) },
          { label: 'Box 4. Federal income tax withheld', amount: formatCents(0) },
        ],
      },
      {
        kind: 'notice',
        words:
          'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
      },
      {
        kind: 'text',
        words: `US dollars. Payouts that reached your bank in ${year}, by their date in New York.`,
        is_quiet: true,
      },
    ],
    foot: `Form ${name} (substitute), ${year}`,
  };
}

/** A withdrawn statement reports nothing. */
export function reportedCents({ is_withdrawn, paid_cents }: Pick<Statement, 'is_withdrawn' | 'paid_cents'>) {
  return is_withdrawn ? 0 : paid_cents;
}

function namesOf({ name, business_name }: W9Details): string {
  return business_name === null ? name : `${name} (${business_name})`;
}
