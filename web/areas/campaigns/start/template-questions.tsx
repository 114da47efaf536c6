import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { TEMPLATE_NAME_MAX_LENGTH } from '#domain/campaigns/templates.ts';
import { call } from '#web/api/call.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type TemplateQuestionProps = {
  question: 'rename' | 'delete';
  template: CampaignTemplate;
  businessId: string;
  onClosed: () => void;
};

export function TemplateQuestion({ question, template, businessId, onClosed }: TemplateQuestionProps) {
  const { template_name } = template;
  const params = { id: businessId, template_id: template.id };
  const after = 'GET /api/businesses/:id/campaign-templates';
  if (question === 'delete') {
    return (
      <FormDialogPanel
        title={`Delete ${template_name}?`}
        description="Campaigns you made from it stay as they are."
        names={[]}
        verb="Delete template"
        safeVerb="Keep it"
        isDestructive
        done="Template deleted."
        send={(api) => call(api, 'DELETE /api/businesses/:id/campaign-templates/:template_id', { params })}
        after={after}
        onClosed={onClosed}
      />
    );
  }
  return (
    <FormDialogPanel
      title="Rename template"
      names={['template_name']}
      verb="Rename"
      safeVerb="Cancel"
      done="Template renamed."
      send={(api, { template_name }) =>
        call(api, 'PATCH /api/businesses/:id/campaign-templates/:template_id', {
          params,
          body: { template_name },
        })
      }
      after={after}
      onClosed={onClosed}
    >
      {(errorOf) => (
        <TextField
          label="Name"
          name="template_name"
          defaultValue={template_name}
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          autoComplete="off"
          error={errorOf('template_name')}
        />
      )}
    </FormDialogPanel>
  );
}
