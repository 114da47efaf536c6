import type { ProfileValues } from './profile-values.ts';

/** The props of every part of the profile form. */
export interface FieldsProps {
  values: ProfileValues;
  /** The error to show beside a field; a price's name includes its kind, as in `prices.ugc_photo`. */
  errorOf: (name: string) => string | null;
  onEdit: (change: Partial<ProfileValues>) => void;
}
