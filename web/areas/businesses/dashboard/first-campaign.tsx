import { Plus } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import { POST_CAMPAIGN_PATH } from '#domain/accounts/header-links.ts';
import { Link } from '#web/components/link.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const STEPS = [
  {
    title: 'Answer three questions',
    text: 'We write a first brief you can edit. Or write it yourself in the full form.',
  },
  { title: 'Pay for the spots', text: 'We hold your money until you approve the work.' },
  { title: 'Choose creators', text: 'Local creators apply. Compare them and accept the ones you like.' },
];

/** The first thing on the dashboard of a shop that hasn't written a campaign. */
export function FirstCampaign() {
  return (
    <Card as="section" padded={false} aria-labelledby="first-campaign" className="overflow-hidden">
      <ThemedArt
        path={(theme) => artPath.role(theme, 'business')}
        width={728}
        height={288}
        eager
        className="h-36 object-[50%_100%] md:h-48"
      />
      <div className="border-line border-t p-5 md:p-7">
        <h2 id="first-campaign" className="type-block-title">
          Post your first campaign
        </h2>
        <ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3 md:grid md:content-start md:gap-2">
              <span
                aria-hidden="true"
                className="num grid size-8 shrink-0 place-items-center rounded-full bg-fill text-md font-semibold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="type-item">{title}</h3>
                <p className="text-md text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink
          variant="primary"
          size="large"
          className="mt-6 max-md:w-full"
          icon={<Plus aria-hidden="true" />}
          render={(look) => <Link href={POST_CAMPAIGN_PATH} {...look} />}
        >
          Start campaign
        </ButtonLink>
        <p className="mt-3 text-md text-ink-2">
          Want to look around first?{' '}
          <Link href="/business/creators" className="text-link underline">
            Browse creators
          </Link>
        </p>
      </div>
    </Card>
  );
}
