import type { ApplicationFields, CreatorProfile, CreatorRate } from '#contract/creators.ts';
import {
  fieldChanges,
  type Problems,
  type ProfileValues,
  problemsOf,
  rateChanges,
  valuesOf,
} from './profile-values.ts';

/** What can be saved of what was typed. */
export interface Pending {
  fields: ApplicationFields | null;
  rates: CreatorRate[] | null;
  /** What was typed by then. */
  sent: Partial<ProfileValues>;
}

/** Null where nothing is left to save. */
export function pendingOf(
  profile: CreatorProfile,
  typed: Partial<ProfileValues>,
  refusals: Problems,
): Pending | null {
  const values = { ...valuesOf(profile), ...typed };
  const problems = { ...problemsOf(values), ...refusals };
  const changes = fieldChanges(profile, values, problems);
  const fields = Object.keys(changes).length > 0 ? changes : null;
  const rates = rateChanges(profile, values, problems);
  return fields === null && rates === null ? null : { fields, rates, sent: typed };
}

/** Names of what was typed and cannot be kept as it is. */
export function heldUpNames(
  profile: CreatorProfile,
  typed: Partial<ProfileValues>,
  refusals: Problems,
): string[] {
  const paths = Object.keys({ ...problemsOf({ ...valuesOf(profile), ...typed }), ...refusals });
  return Object.keys(typed).filter((name) =>
    paths.some(
      (path) =>
        path === name ||
        path.startsWith(`${name}.`) ||
        (name === 'prices' && path === 'rates') ||
        path === `${name}_id`,
    ),
  );
}
