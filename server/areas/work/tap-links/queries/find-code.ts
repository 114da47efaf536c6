import { type RawBuilder, sql } from 'kysely';
import type { CounterCode } from '#contract/work/tap-links.ts';
import type { Account } from '#domain/accounts/access.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { dateWords, newYorkClock, newYorkMoment } from '#domain/format/new-york-time.ts';
import { type CodeUse, inHalves, readTypedCode } from '#domain/work/tap-links.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { BusinessWish } from '#server/areas/businesses/businesses/policy.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireRoomIn, takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { isCounting } from '../is-counting.ts';

/** Typing a code wrongly happens; going through codes to find a good one doesn't. */
const WRONG_CODES = { most: 30, seconds: 600 };

const UNKNOWN = 'We don’t know this code. Check it with the customer and enter it again.';

export interface FoundCode {
  link_id: string;
  /** Null for the code of a link, which many customers use. */
  perk_code_id: string | null;
  code: string;
  creator_name: string;
  campaign_title: string;
  perk: string | null;
}

interface Asked {
  business_id: string;
  code: string;
}

/** A code of the business that can be redeemed now. A refusal says why it can't. */
export async function findCode(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  asked: Asked,
): Promise<CounterCode> {
  await requireRoomIn(context.db, guessesOf(account), WRONG_CODES);
  const found = await countingWrong(context.db, account, () =>
    requireCode(context.db, context.now(), account, asked, 'read'),
  );
  const { creator_name, campaign_title, perk, perk_code_id } = found;
  return {
    ...{ code: inHalves(found.code), creator_name, campaign_title, perk },
    works_once: perk_code_id !== null,
  };
}

export function requireGuesses(db: Database, account: Account): Promise<void> {
  return requireRoomIn(db, guessesOf(account), WRONG_CODES);
}

function guessesOf({ user_id }: Account): string {
  return `counter-code:${user_id}`;
}

/** Unknown codes count against the account that enters them. */
export async function countingWrong<T>(db: Database, account: Account, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (cause) {
    if (cause instanceof Problem && cause.message === UNKNOWN) {
      await takeFromLimit(db, guessesOf(account), WRONG_CODES);
    }
    throw cause;
  }
}

/** To people who manage some locations, codes of campaigns elsewhere look unknown, like those of other businesses. */
export async function requireCode(
  db: Database | Tx,
  now: Date,
  account: Account,
  { business_id, code: typed }: Asked,
  wish: BusinessWish,
): Promise<FoundCode> {
  const { reach } = await requireMembership(db, account, business_id, wish);
  const code = readTypedCode(typed);
  const row = code === null ? undefined : await readCode(db, { business_id, code, reach });
  if (row === undefined) throw new Problem('not_found', UNKNOWN);
  const refusal = findRefusal(row, now);
  if (refusal !== null) throw new Problem('conflict', refusal);
  return row;
}

interface Row extends FoundCode {
  is_counting: boolean;
  code_use: CodeUse | null;
  ends_on: string | null;
  redeemed_at: string | null;
}

function findRefusal(row: Row, now: Date): string | null {
  const { redeemed_at, ends_on, code } = row;
  if (redeemed_at !== null) return alreadyRedeemed(redeemed_at, now);
  if (!row.is_counting) return 'This code was stopped, so it can’t be redeemed.';
  if (ends_on !== null && ends_on < newYorkDate(now)) return `This code expired on ${dateWords(ends_on)}.`;
  if (row.perk_code_id === null && row.code_use === 'once') {
    return `Each customer gets a code of their own here. ${code} alone can’t be redeemed: ask for the code on their phone.`;
  }
  return null;
}

/** "Already redeemed at 2:14 p.m.", with the day unless it was today. */
export function alreadyRedeemed(at: string, now: Date): string {
  return newYorkDate(new Date(at)) === newYorkDate(now)
    ? `Already redeemed at ${newYorkClock(at)}.`
    : `Already redeemed on ${newYorkMoment(at)}.`;
}

async function readCode(
  db: Database | Tx,
  { business_id, code, reach }: { business_id: string; code: string; reach: Reach },
): Promise<Row | undefined> {
  const isOneTime = /^\d/.test(code);
  const { rows } = await sql<Row>`
    select t.id as link_id, t.campaign_id, ${isOneTime ? sql`o.id` : sql`null`} as perk_code_id, ${code} as code,
      coalesce(nullif(trim(p.full_name), ''), 'A creator') as creator_name, c.title as campaign_title,
      s.perk, s.code_use, to_char(s.ends_on, 'YYYY-MM-DD') as ends_on, ${isCounting} as is_counting,
      ${isOneTime ? REDEEMED_AT : sql`null`} as redeemed_at
    from tap_links t
    join campaigns c on c.id = t.campaign_id
    join creators k on k.id = t.creator_id
    join profiles p on p.user_id = k.user_id
    left join campaign_links s on s.campaign_id = t.campaign_id
    ${isOneTime ? sql`join perk_codes o on o.link_id = t.id` : sql``}
    where ${isOneTime ? at('o', business_id, code) : at('t', business_id, code)}
      and ${isInReach(reach, 't.campaign_id')}`.execute(db);
  return rows[0];
}

const REDEEMED_AT = sql`(select redeemed_at from redemptions where perk_code_id = o.id and undone_at is null)`;

function at(table: 'o' | 't', businessId: string, code: string): RawBuilder<unknown> {
  const column = table === 'o' ? sql.ref('o.code') : sql.ref('t.counter_code');
  return sql`${sql.ref(`${table}.business_id`)} = ${businessId}::uuid and ${column} = ${code}`;
}
