import type { PlatformSetting } from '#contract/platform-settings.ts';
import { isWithinLimits, SETTING_RULES, type SettingKey, settingWords } from '#domain/platform-settings.ts';
import { changePlatformSetting } from '#web/api/generated/sdk.gen.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { readSetting, typedSetting, UNIT_LABELS } from './setting-value.ts';

/** Another value, and why. */
export function ChangeSetting({ setting }: { setting: PlatformSetting }) {
  const deed = useAdminDeed();
  const { key, value, version } = setting;
  const { label, hint, unit, min, max } = SETTING_RULES[key];
  const limits = `From ${settingWords(key, min)} to ${settingWords(key, max)}`;
  return (
    <FormDialog
      trigger={
        <Button size="dense" aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </Button>
      }
      title={`Change “${label}”?`}
      description={`${hint} It is ${settingWords(key, value)} now, and was ${settingWords(key, SETTING_RULES[key].default)} at first.`}
      names={['value', 'reason']}
      check={(typed) => findFaults(key, value, typed)}
      send={async (typed) => {
        const body = { value: readSetting(key, typed.value) ?? value, version, reason: typed.reason.trim() };
        await deed((reach) => changePlatformSetting({ ...reach, path: { key }, body }));
      }}
      verb="Change it"
      safeVerb="Leave it"
      done={`${label} is changed.`}
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
            label="Why"
            name="reason"
            limit={500}
            hint="Every admin reads this in the list of changes."
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
    ? `From ${settingWords(key, min)} to ${settingWords(key, max)}`
    : value === current
      ? `It is ${settingWords(key, current)} already`
      : null;
  return {
    ...(wrong && { value: wrong }),
    ...(typed.reason.trim().length < 10 && { reason: 'Say why, in a sentence' }),
  };
}
