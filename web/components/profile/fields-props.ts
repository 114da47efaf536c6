import type { ProfileValues } from './profile-values.ts';

/** What every part of the profile's form is given. */
export interface FieldsProps {
  values: ProfileValues;
  /** The message beside a field, where it is to be shown; a price goes by its kind, as in `prices.ugc_photo`. */
  errorOf: (name: string) => string | null;
  onEdit: (change: Partial<ProfileValues>) => void;
}
