import { Globe, MapPin } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { SHOP_SOCIALS, socialName } from '#domain/businesses/shop-socials.ts';
import { Link } from '#web/components/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ShopDraft, type ShopField, shownValue } from './shop-change.ts';

export interface Industry {
  slug: string;
  name: string;
}

type ShopFieldsProps = {
  business: Business;
  draft: ShopDraft;
  industries: readonly Industry[];
  places: string | null;
  errorOf: (field: ShopField) => string | undefined;
  onEdit: (field: ShopField, typed: string) => void;
};

export function ShopFields({ business, draft, industries, places, errorOf, onEdit }: ShopFieldsProps) {
  const typedIn = (field: ShopField) => draft[field] ?? shownValue(business, field);
  return (
    <div className="grid gap-x-5 gap-y-5 md:grid-cols-2">
      <TextField
        label="Name"
        name="business_name"
        autoComplete="organization"
        required
        hint="Your sign and your receipts change with it. Signed contracts keep the old name."
        value={typedIn('business_name')}
        error={errorOf('business_name')}
        onChange={(event) => onEdit('business_name', event.target.value)}
      />
      <NativeSelect
        label="Industry"
        name="industry"
        options={industries.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={typedIn('industry')}
        error={errorOf('industry')}
        onChange={(event) => onEdit('industry', event.target.value)}
      />
      <TextField
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="url"
        lead={<Globe aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />}
        value={typedIn('website')}
        error={errorOf('website')}
        onChange={(event) => onEdit('website', event.target.value)}
      />
      <Places words={places} />
      <TextArea
        label="Description"
        name="description"
        limit={BUSINESS_DESCRIPTION_MAX_LENGTH}
        value={typedIn('description')}
        error={errorOf('description')}
        onChange={(event) => onEdit('description', event.target.value)}
        className="md:col-span-2"
      />
      {SHOP_SOCIALS.map((social) => (
        <TextField
          key={social}
          label={socialName(social)}
          name={social}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@handle or link"
          value={typedIn(social)}
          error={errorOf(social)}
          onChange={(event) => onEdit(social, event.target.value)}
        />
      ))}
    </div>
  );
}

/** Locations have a page of their own, so the field links to it. */
function Places({ words }: { words: string | null }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">Locations</p>
      <div className="flex h-11 items-center gap-2.5 rounded-control border border-line-strong bg-sunken px-3.5">
        <MapPin aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />
        <span className="min-w-0 grow truncate text-touch text-ink-2 md:text-md">{words ?? 'None yet'}</span>
        <Link
          href="/business/locations"
          className="inline-flex min-h-10 shrink-0 items-center text-sm font-semibold text-link touch:min-h-11"
        >
          {words ? 'Open' : 'Add one'}
          <span className="sr-only"> {words ? 'the locations' : 'location'}</span>
        </Link>
      </div>
    </div>
  );
}
