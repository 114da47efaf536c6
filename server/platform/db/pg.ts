import { userInfo } from 'node:os';
import pg from 'pg';

// As with psql, the user who runs the process connects if neither the address nor PGUSER names a user. pg asks the
// environment for USER instead, which services and containers often don't set.
pg.defaults.user ??= accountName();

/** A container may run under a user id without a name. Then the server reports that a user is missing. */
function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Every connection is made through this import, so that it always has a user. */
export { pg };
