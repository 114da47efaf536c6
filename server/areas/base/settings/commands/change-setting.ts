import type { PlatformSetting, SettingChange } from '#contract/base/settings.ts';
import {
  isWithinLimits,
  SETTING_RULES,
  type SettingKey,
  settingWords,
} from '#domain/base/platform-settings.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { mailAdmins } from '#server/areas/base/audit-log/notify.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readStoredSettings } from '../queries/read-settings.ts';

/** Changes a setting for everything that begins from now on. Refuses if the admin saw an outdated value. */
export function changeSetting(
  context: Context,
  admin_id: string,
  { key, value, version, reason }: SettingChange & { key: SettingKey },
): Promise<PlatformSetting> {
  const { db, now } = context;
  requireWithinLimits(key, value);
  return inTransaction(db, async (tx) => {
    const stored = (await readStoredSettings(tx)).find((row) => row.key === key);
    const before = stored?.value ?? SETTING_RULES[key].default;
    if ((stored?.version ?? 0) !== version) throw tooLate();
    if (before === value) throw new Problem('conflict', `It’s already ${settingWords(key, value)}.`);
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
    await mailAdmins(tx, context, {
      rule: 'admin_system',
      change: {
        kind: 'setting',
        actor_id: admin_id,
        what: SETTING_RULES[key].label,
        before: settingWords(key, before),
        after: settingWords(key, value),
        reason,
      },
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
  return new Problem('stale', 'Someone else just changed this setting. Reload and check it.');
}

function requireWithinLimits(key: SettingKey, value: number): void {
  if (isWithinLimits(key, value)) return;
  const { label, min, max } = SETTING_RULES[key];
  const fault = `Enter ${settingWords(key, min)} to ${settingWords(key, max)}`;
  throw new Problem('invalid_input', `${label}: ${fault}.`, [{ path: 'value', message: fault }]);
}
