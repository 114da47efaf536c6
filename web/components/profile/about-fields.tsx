import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { BIO_MAX_LENGTH } from '#domain/creators/application-steps.ts';
import { NeighborhoodField } from '#web/components/neighborhood-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LanguagePicker } from './language-picker.tsx';
import { NichePicker } from './niche-picker.tsx';

type AboutFieldsProps = FieldsProps & { neighborhoods: readonly Neighborhood[] };

/** A creator's name, neighborhood and topics. */
export function AboutFields({ values, errorOf, onEdit, neighborhoods }: AboutFieldsProps) {
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label="Full name"
          name="full_name"
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
          required
          value={values.full_name}
          error={errorOf('full_name')}
          onChange={(event) => onEdit({ full_name: event.target.value })}
        />
        <TextField
          label="Handle"
          name="handle"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          lead={<span aria-hidden="true">@</span>}
          hint="How businesses find you here"
          value={values.handle}
          error={errorOf('handle')}
          onChange={(event) => onEdit({ handle: event.target.value.replace(/^\s*@/, '') })}
        />
      </div>
      <TextArea
        label="Bio"
        name="bio"
        limit={BIO_MAX_LENGTH}
        required
        hint="Tell shop owners about your work in two or three sentences"
        value={values.bio}
        error={errorOf('bio')}
        onChange={(event) => onEdit({ bio: event.target.value })}
      />
      <NeighborhoodField
        label="Home neighborhood"
        name="home_neighborhood"
        hint="We never show your address"
        required
        value={values.home_neighborhood?.id ?? null}
        error={errorOf('home_neighborhood')}
        onChange={(home_neighborhood) => onEdit({ home_neighborhood })}
        neighborhoods={neighborhoods}
      />
      <LanguagePicker
        chosen={values.languages}
        error={errorOf('languages')}
        onChange={(languages) => onEdit({ languages })}
      />
      <NichePicker
        chosen={values.niches}
        error={errorOf('niches')}
        onChange={(niches) => onEdit({ niches })}
      />
    </div>
  );
}
