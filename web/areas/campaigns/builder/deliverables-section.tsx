import { DeliverablesEditor } from '#web/components/campaigns/deliverables-editor.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

export function DeliverablesSection({ values, gaps, errorOf, onEdit }: SectionProps) {
  return (
    <BuilderSection section="deliverables" gaps={gaps}>
      <DeliverablesEditor
        deliverables={values.deliverables}
        error={errorOf('deliverables')}
        onChange={(deliverables) => onEdit({ deliverables })}
      />
    </BuilderSection>
  );
}
