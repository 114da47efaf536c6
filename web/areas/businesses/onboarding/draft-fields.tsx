import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { SOCIAL_PLATFORMS } from '#domain/businesses/enrichment.ts';
import { type Industries, PLATFORM_NAMES } from '#web/components/enrichment/found-words.ts';
import { HoursEditor } from '#web/components/locations/hours-editor.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Draft } from './draft.ts';

type DraftFieldsProps = {
  draft: Draft;
  industries: Industries;
  error: string | null;
  onChange: (draft: Draft) => void;
};

export function DraftFields({ draft, industries, error, onChange }: DraftFieldsProps) {
  switch (draft.field) {
    case 'name':
      return (
        <TextField
          label="Business name"
          autoComplete="organization"
          maxLength={BUSINESS_NAME_MAX_LENGTH}
          value={draft.text}
          error={error}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      );
    case 'description':
      return (
        <TextArea
          label="About your shop"
          limit={BUSINESS_DESCRIPTION_MAX_LENGTH}
          value={draft.text}
          error={error}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      );
    case 'industry':
      return (
        <NativeSelect
          label="Industry"
          options={industries.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={draft.text}
          error={error}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      );
    case 'hours':
      return (
        <HoursEditor
          hours={draft.hours}
          error={error ?? undefined}
          onChange={(hours) => onChange({ ...draft, hours })}
        />
      );
    case 'address':
      return <AddressFields draft={draft} error={error} onChange={onChange} />;
    case 'social_links':
      return (
        <div className="grid gap-4">
          {SOCIAL_PLATFORMS.map((platform, index) => (
            <TextField
              key={platform}
              label={PLATFORM_NAMES[platform]}
              inputMode="url"
              autoCapitalize="none"
              maxLength={300}
              value={draft.links[platform] ?? ''}
              error={index === 0 ? error : undefined}
              onChange={(event) =>
                onChange({ ...draft, links: { ...draft.links, [platform]: event.target.value } })
              }
            />
          ))}
        </div>
      );
  }
}

type AddressFieldsProps = Omit<DraftFieldsProps, 'draft' | 'industries'> & {
  draft: Extract<Draft, { field: 'address' }>;
};

function AddressFields({ draft, error, onChange }: AddressFieldsProps) {
  const { address } = draft;
  const edit = (change: Partial<typeof address>) =>
    onChange({ ...draft, address: { ...address, ...change } });
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_6.5rem]">
      <TextField
        label="Street address"
        autoComplete="address-line1"
        maxLength={200}
        value={address.street}
        error={error}
        onChange={(event) => edit({ street: event.target.value })}
      />
      <TextField
        label="ZIP"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        value={address.zip}
        onChange={(event) => edit({ zip: event.target.value })}
      />
    </div>
  );
}
