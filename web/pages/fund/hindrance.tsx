import type { FundingPage } from '#contract/fundings.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type HindranceProps = { page: FundingPage; hindrance: NonNullable<FundingPage['hindrance']> };

/** Why nothing can be paid here now, and what to do about it. */
export function Hindrance({ page, hindrance }: HindranceProps) {
  const { title, text, way } = wordsFor(page, hindrance);
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
  hindrance: HindranceProps['hindrance'],
): Words {
  const here = `/business/campaigns/${campaign.identifier}`;
  switch (hindrance) {
    case 'not_owner': {
      const owner = owner_name ?? 'The owner';
      return {
        title: `Only ${owner_name ?? 'the owner'} can pay`,
        text: `Billing stays with the owner of ${campaign.business_name}. ${owner} finds this page from the campaign, and you hear when it is paid.`,
      };
    }
    case 'not_ready':
      return {
        title: 'The draft comes first',
        text: 'Finish the brief, then pay for it here.',
        way: { href: `${here}/edit`, label: 'Finish the draft' },
      };
    case 'over':
      return {
        title: 'This campaign is over',
        text: 'Nothing more can be paid in. What nobody took went back to you.',
        way: { href: here, label: 'See the campaign' },
      };
    case 'full':
      return {
        title: 'All 50 spots are paid for',
        text: 'A campaign has 50 spots at most. Post another one for more.',
        way: { href: here, label: 'See the campaign' },
      };
    case 'under_way':
      return {
        title: 'A payment is on its way',
        text: latest ? 'You can pay for more spots once the bank is done with it.' : '',
      };
  }
}
