import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { TEMPLATE_NAME_MAX_LENGTH } from '#domain/campaigns/templates.ts';
import { call } from '#web/api/call.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type SaveTemplateQuestionProps = { campaign: OwnCampaign; businessId: string; onClosed: () => void };

/** Asks for the name of a template. */
export function SaveTemplateQuestion({ campaign, businessId, onClosed }: SaveTemplateQuestionProps) {
  return (
    <FormDialogPanel
      title="Save as template"
      description="It keeps the brief, deliverables, payout, rights and pictures, but not the dates. Your team can start new campaigns from it."
      names={['template_name']}
      verb="Save template"
      safeVerb="Cancel"
      done="Template saved. You find it under Post a campaign."
      send={(api, { template_name }: { template_name: string }) =>
        call(api, 'POST /api/businesses/:id/campaign-templates', {
          params: { id: businessId },
          body: { template_name, campaign_id: campaign.id },
        })
      }
      after="GET /api/businesses/:id/campaign-templates"
      onClosed={onClosed}
    >
      {(errorOf) => (
        <TextField
          label="Name"
          name="template_name"
          defaultValue={campaign.title.slice(0, TEMPLATE_NAME_MAX_LENGTH)}
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          autoComplete="off"
          error={errorOf('template_name')}
        />
      )}
    </FormDialogPanel>
  );
}
