import { Landmark, ReceiptText } from 'lucide-react';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Card } from '#web/ui/card.tsx';

/** What will stand here, said plainly, until there is a first payment. */
export function BillingSection({ firstName }: { firstName: string }) {
  return (
    <SettingsSection id="billing" lede={`Only ${firstName} sees this part`}>
      <Card padded={false}>
        <ul>
          {PARTS.map(({ Icon, title, text }) => (
            <li key={title} className="flex items-start gap-3.5 border-line px-5 py-4 not-first:border-t">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
              <div className="min-w-0">
                <h3 className="type-item">{title}</h3>
                <p className="text-base text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </SettingsSection>
  );
}

const PARTS = [
  {
    Icon: ReceiptText,
    title: 'No receipts yet',
    text: 'Each payment into a campaign leaves one here, to download.',
  },
  {
    Icon: Landmark,
    title: 'No tax details yet',
    text: 'We ask for them with the first payment, so that the receipts carry them.',
  },
] as const;
