import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/limits.ts';
import type { Business } from '#web/api/generated/types.gen.ts';
import { focusField } from '#web/components/door/focus-field.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { type FormTrouble, NO_TROUBLE, readTrouble } from '#web/components/settings/form-trouble.ts';
import { SaveBar, unsavedWords } from '#web/components/settings/save-bar.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { toast } from '#web/ui/toast.ts';
import type { BusinessActions } from './business-actions.ts';
import {
  changedFields,
  changeWords,
  SHOP_FIELDS,
  type ShopDraft,
  type ShopField,
  saveVerb,
} from './shop-change.ts';
import { type Industry, ShopFields } from './shop-fields.tsx';

type ShopSectionProps = {
  business: Business;
  industries: readonly Industry[];
  /** The locations in a few words; null while there is none. */
  places: string | null;
  /** The logo and the storefront. */
  pictures: ReactNode;
  onSave: BusinessActions['saveShop'];
  onRefresh: BusinessActions['refreshShop'];
};

export function ShopSection({ business, industries, places, pictures, onSave, onRefresh }: ShopSectionProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ShopDraft>({});
  const [trouble, setTrouble] = useState<FormTrouble<ShopField>>(NO_TROUBLE);
  const [isSaving, setIsSaving] = useState(false);
  const changed = changedFields(business, draft);

  function edit(field: ShopField, typed: string) {
    setDraft((before) => ({ ...before, [field]: typed }));
    setTrouble(NO_TROUBLE);
  }

  function undo() {
    const [first] = changed;
    setDraft({});
    setTrouble(NO_TROUBLE);
    if (first && form.current) focusField(form.current, first);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0 || isSaving) return;
    const wrong = findFault(draft);
    if (wrong) return refuse({ fields: wrong, rest: null });
    setIsSaving(true);
    try {
      await onSave(draft);
      setDraft({});
      toast({
        title: changed.length === 1 ? 'Saved.' : `${changed.length} changes saved.`,
        variant: 'success',
      });
      if (changed[0] && form.current) focusField(form.current, changed[0]);
    } catch (cause) {
      // What was typed stays; beside it stands what the other editor saved.
      if ((cause as { code?: string } | null)?.code === 'conflict') await onRefresh().catch(() => undefined);
      refuse(readTrouble(cause, SHOP_FIELDS));
    } finally {
      setIsSaving(false);
    }
  }

  function refuse(next: FormTrouble<ShopField>) {
    setTrouble(next);
    const first = SHOP_FIELDS.find((field) => next.fields[field]);
    if (first && form.current) focusField(form.current, first);
  }

  return (
    <SettingsSection id="shop" lede="What creators see on every campaign">
      {pictures}
      <form ref={form} id={formId} noValidate onSubmit={save} className="mt-5">
        <ShopFields
          business={business}
          draft={draft}
          industries={industries}
          places={places}
          errorOf={(field) => trouble.fields[field]}
          onEdit={edit}
        />
        <FormAlert className="mt-4">{trouble.rest}</FormAlert>
        {changed.length > 0 ? (
          <SaveBar
            count={changed.length}
            change={changeWords(business, changed)}
            verb={saveVerb(changed)}
            isSaving={isSaving}
            onUndo={undo}
          />
        ) : null}
      </form>
      <p role="status" className="sr-only">
        {changed.length > 0 ? unsavedWords(changed.length) : ''}
      </p>
    </SettingsSection>
  );
}

/** What can be seen to be wrong before it is sent. */
function findFault({ business_name, description }: ShopDraft): Partial<Record<ShopField, string>> | null {
  if (business_name !== undefined && business_name.trim() === '')
    return { business_name: 'The name is required' };
  if (business_name && business_name.trim().length > BUSINESS_NAME_MAX_LENGTH) {
    return { business_name: `Cut it to ${BUSINESS_NAME_MAX_LENGTH} characters` };
  }
  if (description && description.trim().length > BUSINESS_DESCRIPTION_MAX_LENGTH) {
    return { description: `Cut it to ${BUSINESS_DESCRIPTION_MAX_LENGTH} characters` };
  }
  return null;
}
