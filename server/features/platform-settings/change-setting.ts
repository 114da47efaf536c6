import type { PlatformSetting, SettingChange } from '#contract/platform-settings.ts';
import { isWithinLimits, SETTING_RULES, type SettingKey, settingWords } from '#domain/platform-settings.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { readStanding } from './read-settings.ts';

/** Sets one of them anew, for what begins from now on. Who looked at an older value is told so. */
export function changeSetting(
  { db, now }: Context,
  admin_id: string,
  { key, value, version, reason }: SettingChange & { key: SettingKey },
): Promise<PlatformSetting> {
  requireWithinLimits(key, value);
  return inTransaction(db, async (tx) => {
    const standing = (await readStanding(tx)).find((row) => row.key === key);
    const before = standing?.value ?? SETTING_RULES[key].default;
    if ((standing?.version ?? 0) !== version) throw tooLate();
    if (before === value) throw new Problem('conflict', `It is ${settingWords(key, value)} already.`);
    const change = { key, value, version: version + 1, changed_at: now().toISOString() };
    const id = await insertChange(tx, { ...change, changed_by: admin_id, reason });
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'change_setting',
      subject_type: 'platform_setting',
      subject_id: id,
      reason,
      before: { [key]: before },
      after: { [key]: value },
    });
    return change;
  });
}

interface NewChange extends Omit<PlatformSetting, 'changed_at'> {
  changed_at: string;
  changed_by: string;
  reason: string;
}

async function insertChange(tx: Tx, change: NewChange): Promise<string> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform_settings')
    .values({ id, ...change })
    .onConflict((oc) => oc.columns(['key', 'version']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw tooLate();
  return id;
}

function tooLate(): Problem {
  return new Problem('conflict', 'Somebody changed it a moment ago. Look at it again.');
}

function requireWithinLimits(key: SettingKey, value: number): void {
  if (isWithinLimits(key, value)) return;
  const { label, min, max } = SETTING_RULES[key];
  const fault = `From ${settingWords(key, min)} to ${settingWords(key, max)}`;
  throw new Problem('invalid_input', `${label}: ${fault}.`, [{ path: 'value', message: fault }]);
}
