import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { SHOP_SOCIALS } from '#domain/businesses/shop-socials.ts';
import { formatCount } from '#domain/format/count.ts';
import { call } from '#web/api/call.ts';
import { businessOptions } from '#web/components/business/business-options.ts';
import { SaveBar, unsavedWords } from '#web/components/settings/save-bar.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { enter } from '#web/session/enter.ts';
import { useAction } from '#web/session/use-action.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import {
  changedFields,
  changeWords,
  SHOP_FIELDS,
  type ShopDraft,
  type ShopField,
  saveVerb,
  socialFault,
  toBusinessChange,
} from './shop-change.ts';
import { type Industry, ShopFields } from './shop-fields.tsx';

type ShopSectionProps = {
  business: Business;
  industries: readonly Industry[];
  /** The locations in a few words; null without locations. */
  places: string | null;
  pictures: ReactNode;
  /** Below the form. */
  children?: ReactNode;
};

export function ShopSection({ business, industries, places, pictures, children }: ShopSectionProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ShopDraft>({});
  const changed = changedFields(business, draft);
  const { run, isBusy, problem, fields, refuse, say } = useSaveShop(business, draft, form);

  function edit(field: ShopField, typed: string) {
    setDraft((before) => ({ ...before, [field]: typed }));
    say(null);
  }

  function undo() {
    const [first] = changed;
    setDraft({});
    say(null);
    if (first && form.current) focusField(form.current, first);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0) return;
    const wrong = findFault(draft);
    if (wrong) return refuse({ fields: wrong, rest: null });
    if (!(await run())) return;
    setDraft({});
    if (changed[0] && form.current) focusField(form.current, changed[0]);
  }

  return (
    <SettingsSection id="shop" lede="Shown to creators on every campaign">
      {pictures}
      <form ref={form} id={formId} noValidate onSubmit={save} className="mt-5">
        <ShopFields
          business={business}
          draft={draft}
          industries={industries}
          places={places}
          errorOf={(field) => fields[field]}
          onEdit={edit}
        />
        <FormAlert className="mt-4">{problem}</FormAlert>
        {changed.length > 0 ? (
          <SaveBar
            count={changed.length}
            change={changeWords(business, changed)}
            verb={saveVerb(changed)}
            isSaving={isBusy}
            onUndo={undo}
          />
        ) : null}
      </form>
      <p role="status" className="sr-only">
        {changed.length > 0 ? unsavedWords(changed.length) : ''}
      </p>
      {children}
    </SettingsSection>
  );
}

function useSaveShop(business: Business, draft: ShopDraft, form: RefObject<HTMLFormElement | null>) {
  const router = useRouter();
  const queries = useQueryClient();
  const { api } = useRouteContext({ from: '__root__' });
  const { queryKey } = businessOptions(api, business.id);
  const { length: count } = changedFields(business, draft);
  return useAction(
    () =>
      call(api, 'PATCH /api/businesses/:id', {
        params: { id: business.id },
        body: toBusinessChange(business, draft),
      }),
    {
      names: SHOP_FIELDS,
      form,
      after: async (saved) => {
        queries.setQueryData<Business>(queryKey, saved);
        await enter(router);
      },
      // The typed text stays, and the values the other editor saved appear beside it.
      afterRefusal: (cause) => isStale(cause) && queries.refetchQueries({ queryKey }),
      done: count === 1 ? 'Saved' : `${count} changes saved.`,
    },
  );
}

function isStale(cause: unknown): boolean {
  return (cause as { code?: string } | null)?.code === 'stale';
}

/** The errors that can be found before sending. */
function findFault(draft: ShopDraft): Partial<Record<ShopField, string>> | null {
  const { business_name, description } = draft;
  if (business_name !== undefined && business_name.trim() === '')
    return { business_name: 'Enter a business name' };
  if (business_name && business_name.trim().length > BUSINESS_NAME_MAX_LENGTH) {
    return { business_name: `Shorten it to ${formatCount(BUSINESS_NAME_MAX_LENGTH)} characters` };
  }
  if (description && description.trim().length > BUSINESS_DESCRIPTION_MAX_LENGTH) {
    return {
      description: `Shorten it to ${formatCount(BUSINESS_DESCRIPTION_MAX_LENGTH)} characters`,
    };
  }
  for (const social of SHOP_SOCIALS) {
    const fault = socialFault(social, draft[social]);
    if (fault) return { [social]: fault };
  }
  return null;
}
