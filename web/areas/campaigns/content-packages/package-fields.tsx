import {
  PACKAGE_DESCRIPTION_MAX_LENGTH,
  PACKAGE_NAME_MAX_LENGTH,
} from '#domain/campaigns/content-packages.ts';
import { DeliverablesEditor } from '#web/components/campaigns/deliverables-editor.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PackageDraft, PackageField } from './package-values.ts';

type PackageFieldsProps = {
  draft: PackageDraft;
  errors: Partial<Record<PackageField, string>>;
  onEdit: (change: Partial<PackageDraft>) => void;
};

export function PackageFields({ draft, errors, onEdit }: PackageFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="package_name"
        value={draft.package_name}
        maxLength={PACKAGE_NAME_MAX_LENGTH}
        autoComplete="off"
        error={errors.package_name}
        onChange={(event) => onEdit({ package_name: event.target.value })}
      />
      <TextArea
        label="Description"
        name="description"
        rows={2}
        value={draft.description}
        limit={PACKAGE_DESCRIPTION_MAX_LENGTH}
        error={errors.description}
        onChange={(event) => onEdit({ description: event.target.value })}
      />
      <div className="grid gap-4">
        <h3 className="text-sm font-semibold">Deliverables</h3>
        <DeliverablesEditor
          deliverables={draft.deliverables}
          error={errors.deliverables}
          onChange={(deliverables) => onEdit({ deliverables })}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Typical payout from"
          name="low_payout_cents"
          inputMode="decimal"
          autoComplete="off"
          lead={<span className="text-ink-3">$</span>}
          value={draft.low}
          error={errors.low_payout_cents}
          onChange={(event) => onEdit({ low: event.target.value })}
        />
        <TextField
          label="To"
          name="high_payout_cents"
          inputMode="decimal"
          autoComplete="off"
          lead={<span className="text-ink-3">$</span>}
          value={draft.high}
          error={errors.high_payout_cents}
          onChange={(event) => onEdit({ high: event.target.value })}
        />
      </div>
    </>
  );
}
