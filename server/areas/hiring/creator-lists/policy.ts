import { Problem } from '#server/platform/errors.ts';

/** Lists of other businesses look like lists that don't exist. */
export function noList(): Problem {
  return new Problem('not_found', 'We can’t find that list.');
}

function nameTaken(): Problem {
  const message = 'You already have a list with this name';
  return new Problem('conflict', `${message}.`, [{ path: 'name', message }]);
}

const UNIQUE_VIOLATION = '23505';

/** Two lists with one name couldn't be told apart. */
export function refuseTakenName(cause: { code?: string }): never {
  throw cause.code === UNIQUE_VIOLATION ? nameTaken() : cause;
}
