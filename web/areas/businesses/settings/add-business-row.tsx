import { useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { notifyOtherTabs } from '#web/session/other-tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Industry } from './shop-fields.tsx';

const NAMES = ['business_name', 'industry', 'website'] as const;

/** Starts another business under the same account, and opens its dashboard. */
export function AddBusinessRow({ industries }: { industries: readonly Industry[] }) {
  const router = useRouter();
  return (
    <SettingsRow
      title="Another business"
      action={
        <FormDialog
          trigger={<Button>Add a business</Button>}
          title="Add a business"
          description="For a shop with a name and payments of its own. For a second address of this shop, add a location."
          names={NAMES}
          send={(api, { business_name, industry, website }) =>
            call(api, 'POST /api/businesses', {
              body: { business_name, industry, website: website.trim() || null },
            })
          }
          after={() => {
            notifyOtherTabs('switched');
            // A full page load: nothing of the other business stays on the page.
            return router.navigate({ href: '/business', reloadDocument: true });
          }}
          verb="Add business"
          safeVerb="Cancel"
        >
          {(errorOf) => (
            <>
              <TextField
                name="business_name"
                label="Name"
                required
                autoComplete="organization"
                error={errorOf('business_name')}
              />
              <NativeSelect
                name="industry"
                label="Industry"
                defaultValue={industries[0]?.slug}
                options={industries.map(({ slug, name }) => ({ value: slug, label: name }))}
                error={errorOf('industry')}
              />
              <TextField
                name="website"
                label="Website"
                hint="Optional"
                inputMode="url"
                autoComplete="url"
                error={errorOf('website')}
              />
            </>
          )}
        </FormDialog>
      }
    >
      <p>Own or manage several businesses with this account, and switch between them in the user menu.</p>
    </SettingsRow>
  );
}
