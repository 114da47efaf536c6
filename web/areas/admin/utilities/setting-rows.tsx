import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PlatformSetting } from '#contract/base/settings.ts';
import { SETTING_RULES, settingWords } from '#domain/base/platform-settings.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { ChangeSetting } from './change-setting.tsx';
import { SETTING_GROUPS } from './setting-groups.ts';
import { settingsOptions } from './utilities-options.ts';

/** Fees, times and limits. Existing agreements keep the values they were made with. */
export function SettingRows() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(settingsOptions(api));
  const now = useNow();
  const settings = new Map(data.settings.map((setting) => [setting.key, setting]));
  return (
    <div className="grow bg-surface pb-10">
      <p className="border-line border-b px-4 py-3 text-base text-ink-2 md:px-6">
        Changes apply from now on. Existing contracts and paid campaigns keep their terms.
      </p>
      {SETTING_GROUPS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h2 className="border-line border-b px-4 pt-6 pb-2 type-item md:px-6">{title}</h2>
          <ul>
            {keys.map((key) => {
              const setting = settings.get(key);
              return setting ? <SettingRow key={key} setting={setting} now={now} /> : null;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SettingRow({ setting, now }: { setting: PlatformSetting; now: Date }) {
  const { key, value, changed_at } = setting;
  const { label, hint, min, max } = SETTING_RULES[key];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-3 md:px-6">
      <div className="min-w-0 grow basis-64">
        <p className="text-md font-medium">{label}</p>
        <p className="text-base text-ink-2">{hint}</p>
      </div>
      <div className="min-w-0 grow md:w-64 md:grow-0 md:text-right">
        <p className="num text-md font-semibold">{settingWords(key, value)}</p>
        <p className="num text-hint text-ink-3">
          {changed_at
            ? `Since ${dayWords(changed_at, now)}`
            : `${settingWords(key, min)} to ${settingWords(key, max)}`}
        </p>
      </div>
      <ForAdmins rule="admin_owner">
        <ChangeSetting setting={setting} />
      </ForAdmins>
    </li>
  );
}
