import type { PlatformSetting } from '#contract/base/settings.ts';
import {
  isWithinLimits,
  SETTING_RULES,
  type SettingKey,
  settingWords,
} from '#domain/base/platform-settings.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { readSetting, typedSetting, UNIT_LABELS } from './setting-value.ts';

/** The form for a new value and the reason for it. */
export function ChangeSetting({ setting }: { setting: PlatformSetting }) {
  const { key, value, version } = setting;
  const { label, hint, unit, min, max } = SETTING_RULES[key];
  const limits = `${settingWords(key, min)} to ${settingWords(key, max)}`;
  return (
    <FormDialog
      trigger={
        <Button size="dense" aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </Button>
      }
      title={`Change “${label}”?`}
      description={`${hint} Now ${settingWords(key, value)}. Default ${settingWords(key, SETTING_RULES[key].default)}.`}
      names={['value', 'reason']}
      check={(typed) => findFaults(key, value, typed)}
      send={(api, typed) => {
        const body = { value: readSetting(key, typed.value) ?? value, version, reason: typed.reason.trim() };
        return call(api, 'PUT /api/admin/settings/:key', { params: { key }, body });
      }}
      after="everything"
      verb="Save change"
      safeVerb="Cancel"
      done={`${label} saved.`}
    >
      {(errorOf) => (
        <>
          <TextField
            label="New value"
            name="value"
            inputMode={unit === 'cents' ? 'decimal' : 'numeric'}
            autoComplete="off"
            defaultValue={typedSetting(key, value)}
            hint={limits}
            trail={<span className="text-ink-3">{UNIT_LABELS[unit]}</span>}
            error={errorOf('value')}
          />
          <TextArea
            label="Reason"
            name="reason"
            limit={500}
            hint="All admins can see this in the list of changes."
            error={errorOf('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}

function findFaults(key: SettingKey, current: number, typed: { value: string; reason: string }) {
  const { min, max } = SETTING_RULES[key];
  const value = readSetting(key, typed.value);
  const isFine = value !== null && isWithinLimits(key, value);
  const wrong = !isFine
    ? `${settingWords(key, min)} to ${settingWords(key, max)}`
    : value === current
      ? `It’s already ${settingWords(key, current)}`
      : null;
  return {
    ...(wrong && { value: wrong }),
    ...(typed.reason.trim().length < 10 && { reason: 'Give a reason of at least 10 characters' }),
  };
}
