import type { CreatorApplication, CreatorProfile } from '#contract/creators/profiles.ts';
import { Autosave, type AutosaveParts } from '#web/components/autosave/autosave.ts';
import type { ApplicationCalls } from './application-calls.ts';
import {
  fieldChanges,
  type Problems,
  type ProfileValues,
  problemsOf,
  rateChanges,
  valuesOf,
} from './profile-values.ts';

export interface ProfileParts
  extends Pick<
    AutosaveParts<CreatorApplication, ProfileValues>,
    'read' | 'write' | 'keep' | 'save_after_ms'
  > {
  calls: Pick<ApplicationCalls, 'get' | 'change' | 'setRates'>;
}

export type ProfileAutosave = Autosave<CreatorApplication, ProfileValues>;

type Name = keyof ProfileValues;

/** The fields whose names differ between API and form. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  rates: 'prices',
  home_neighborhood_id: 'home_neighborhood',
};

/** The autosave of a profile: its fields first, then its prices, which have their own endpoint. */
export function profileAutosave({ calls, ...parts }: ProfileParts): ProfileAutosave {
  return new Autosave({
    ...parts,
    fetch: calls.get,
    versionOf: (application) => profileOf(application).version,
    next: (application, { typed, refused }) => {
      const profile = profileOf(application);
      const values = { ...valuesOf(profile), ...typed };
      const problems = { ...problemsOf(values), ...refused };
      const fields = fieldChanges(profile, values, problems);
      if (Object.keys(fields).length > 0) {
        const names = (Object.keys(typed) as Name[]).filter((name) => name !== 'prices');
        return { names, send: (version) => calls.change({ ...fields, version }) };
      }
      const rates = rateChanges(profile, values, problems);
      return rates && { names: ['prices'], send: (version) => calls.setRates({ rates, version }) };
    },
    heldUp: (application, { typed, refused }) => heldUp(profileOf(application), typed, refused),
    isUnfinished: () => false,
    nameOf: (field) => FORM_NAMES[field] ?? field,
  });
}

export function profileOf({ profile }: CreatorApplication): CreatorProfile {
  if (profile === null) throw new Error('The loader of this page begins the profile');
  return profile;
}

function heldUp(profile: CreatorProfile, typed: Partial<ProfileValues>, refused: Problems): Name[] {
  const problems = problemsOf({ ...valuesOf(profile), ...typed });
  const names = Object.keys({ ...problems, ...refused }).map((path) => {
    const [field = path] = path.split('.');
    return FORM_NAMES[field] ?? field;
  });
  return (Object.keys(typed) as Name[]).filter((name) => names.includes(name));
}
