import type { FundingPage } from '#contract/money/fundings.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type FundingRefusalProps = { page: FundingPage; refusal: NonNullable<FundingPage['refusal']> };

/** Why nothing can be paid now, and how to change that. */
export function FundingRefusal({ page, refusal }: FundingRefusalProps) {
  const { title, text, way } = wordsFor(page, refusal);
  return (
    <Card as="section" className="mt-6">
      <h2 className="type-item">{title}</h2>
      <p className="mt-1 text-md text-ink-2">{text}</p>
      {way ? (
        <ButtonLink
          size="touch"
          className="mt-4"
          render={({ className, children }) => (
            <Link href={way.href} className={className}>
              {children}
            </Link>
          )}
        >
          {way.label}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

interface Words {
  title: string;
  text: string;
  way?: { href: string; label: string };
}

function wordsFor(
  { campaign, owner_name, latest }: FundingPage,
  refusal: FundingRefusalProps['refusal'],
): Words {
  const here = `/business/campaigns/${campaign.identifier}`;
  switch (refusal) {
    case 'not_owner': {
      const owner = owner_name ?? 'The owner';
      return {
        title: `Only ${owner_name ?? 'the owner'} can pay`,
        text: `Only the owner of ${campaign.business_name} can make payments. ${owner} can open this page from the campaign. We’ll notify you when it’s paid.`,
      };
    }
    case 'not_ready':
      return {
        title: 'Finish the draft first',
        text: 'Complete the brief, then pay here.',
        way: { href: `${here}/edit`, label: 'Continue draft' },
      };
    case 'over':
      return {
        title: 'This campaign has ended',
        text: 'You can’t add spots anymore. Unfilled spots were refunded.',
        way: { href: here, label: 'View campaign' },
      };
    case 'full':
      return {
        title: 'All 50 spots are paid for',
        text: 'Campaigns have up to 50 spots. For more, post another campaign.',
        way: { href: here, label: 'View campaign' },
      };
    case 'blocked':
      return {
        title: 'You can’t pay right now',
        text: 'A bank reversed one of your payments, or we put this campaign on hold. You can’t pay until we’ve reviewed it. Your notifications explain why, and you can contact us.',
      };
    case 'under_way':
      return {
        title: 'A payment is processing',
        text: latest ? 'You can add spots once it clears.' : '',
      };
  }
}
