import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignLinks } from '#contract/work/tap-links.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { type CodeUse, PERK_MAX_LENGTH, TARGET_MAX_LENGTH } from '#domain/work/tap-links.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { campaignLinksOptions } from './campaign-links-options.ts';

type LinkSettingsDialogProps = {
  place: { id: string; identifier: string };
  links: CampaignLinks;
  now: Date;
};

const USES = [
  {
    value: 'many',
    label: 'For many customers',
    hint: 'They say or show the creator’s code, and each redemption counts.',
  },
  {
    value: 'once',
    label: 'Once per customer',
    hint: 'Everyone who opens the link gets a code of their own.',
  },
] as const satisfies readonly { value: CodeUse; label: string; hint: string }[];

/** The settings of all links of a campaign. */
export function LinkSettingsDialog({ place, links, now }: LinkSettingsDialogProps) {
  const { settings, default_target } = links;
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  return (
    <FormDialog
      trigger={<Button>Change</Button>}
      title="Where links lead"
      description="This holds for the links of all creators in this campaign, at once."
      names={['target_url', 'perk', 'code_use', 'ends_on']}
      send={(reach, { target_url, perk, code_use, ends_on }) =>
        call(reach, 'PUT /api/businesses/:id/campaigns/:identifier/links', {
          params: place,
          body: {
            target_url: target_url.trim() || null,
            perk: perk.trim() ? { words: perk, code_use: code_use === 'once' ? 'once' : 'many' } : null,
            ends_on: ends_on || null,
          },
        })
      }
      after={(saved: CampaignLinks) => queries.setQueryData(campaignLinksOptions(api, place).queryKey, saved)}
      done="Saved. The links follow from now on."
      verb="Save"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <div className="grid gap-4">
          <TextField
            label="Links lead to"
            name="target_url"
            inputMode="url"
            autoComplete="off"
            defaultValue={settings.target_url ?? ''}
            maxLength={TARGET_MAX_LENGTH}
            placeholder={shortAddress(default_target)}
            hint="A page of your website, such as your menu. Leave it empty for the address shown."
            error={errorOf('target_url')}
          />
          <TextField
            label="What customers get"
            name="perk"
            autoComplete="off"
            defaultValue={settings.perk?.words ?? ''}
            maxLength={PERK_MAX_LENGTH}
            hint="Such as “A free cookie with any coffee”. With it, links first show it with the code. Optional."
            error={errorOf('perk')}
          />
          <RadioGroup
            label="A code works"
            name="code_use"
            defaultValue={settings.perk?.code_use ?? 'many'}
            options={USES}
          />
          <TextField
            label="Last day"
            type="date"
            name="ends_on"
            min={newYorkDate(now)}
            defaultValue={settings.ends_on ?? ''}
            hint="Codes aren’t redeemed after it. Optional."
            error={errorOf('ends_on')}
          />
        </div>
      )}
    </FormDialog>
  );
}
