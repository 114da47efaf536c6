import { createHash } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Two bits for each word and, behind those, one for each industry and neighborhood. Several share a bit: one that is missing
 * is sure, one that is there is not.
 */
const WORD_BITS = 192;
const PLACE_BITS = 64;
const BITS = WORD_BITS + PLACE_BITS;

/** The marks of a campaign that is in these buckets. Days and payout steps have columns of their own. */
export function marksOf(buckets: RawBuilder<unknown>): RawBuilder<unknown> {
  const numberAt = (byte: number) => {
    const byteAt = (at: number) => sql`get_byte(sha256(convert_to(bucket, 'UTF8')), ${sql.lit(at)})`;
    return sql`(${byteAt(byte)} * 256 + ${byteAt(byte + 1)})`;
  };
  const bitAt = (place: RawBuilder<unknown>) => sql`B'1'::bit(${sql.lit(BITS)}) >> (${place})`;
  return sql`(
    select coalesce(bit_or(
        case when bucket like 'w:%'
          then (${bitAt(sql`${numberAt(0)} % ${sql.lit(WORD_BITS)}`)}) | (${bitAt(sql`${numberAt(2)} % ${sql.lit(WORD_BITS)}`)})
          else ${bitAt(sql`${sql.lit(WORD_BITS)} + ${numberAt(0)} % ${sql.lit(PLACE_BITS)}`)}
        end
      ), B'0'::bit(${sql.lit(BITS)}))
    from unnest(${buckets}) as bucket
    where bucket like 'w:%' or bucket like '_:%' and bucket !~ '[@$]'
  )`;
}

/** Rules out most campaigns that are missing from one of these groups of buckets, but not all of them. */
export function mayBeIn(groups: readonly (readonly string[])[]): RawBuilder<SqlBool>[] {
  const isSingle = (group: readonly string[]) => group.length === 1;
  const all = maskOf(groups.filter(isSingle).flat());
  const any = groups.filter((group) => !isSingle(group)).map(maskOf);
  return [
    sql<SqlBool>`marks & ${all} = ${all}`,
    ...any.map((mask) => sql<SqlBool>`marks & ${mask} <> B'0'::bit(${sql.lit(BITS)})`),
  ];
}

function maskOf(buckets: readonly string[]): RawBuilder<unknown> {
  const bits = new Array<0 | 1>(BITS).fill(0);
  for (const place of buckets.flatMap(placesOf)) bits[place] = 1;
  // As a query of its own it is read once and not for each entry.
  return sql`(select ${bits.join('')}::bit(${sql.lit(BITS)}))`;
}

function placesOf(bucket: string): number[] {
  const hash = createHash('sha256').update(bucket).digest();
  return bucket.startsWith('w:')
    ? [hash.readUInt16BE(0) % WORD_BITS, hash.readUInt16BE(2) % WORD_BITS]
    : [WORD_BITS + (hash.readUInt16BE(0) % PLACE_BITS)];
}
