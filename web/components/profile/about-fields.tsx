import type { Neighborhood } from '#contract/neighborhoods.ts';
import { BIO_MAX_LENGTH } from '#domain/application-steps.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { NeighborhoodField } from '#web/components/neighborhood-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LanguagePicker } from './language-picker.tsx';
import { NichePicker } from './niche-picker.tsx';

type AboutFieldsProps = FieldsProps & { neighborhoods: readonly Neighborhood[] };

/** Who somebody is, where they film and what about. */
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
        label="What you film"
        name="bio"
        limit={BIO_MAX_LENGTH}
        required
        hint="Two or three sentences a shop owner reads first"
        value={values.bio}
        error={errorOf('bio')}
        onChange={(event) => onEdit({ bio: event.target.value })}
      />
      <NeighborhoodField
        label="Home neighborhood"
        name="home_neighborhood"
        hint="Your address stays with you"
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
