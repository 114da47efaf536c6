import { ButtonLink } from '#web/ui/button.tsx';
import { CreatorExample } from './creator-example.tsx';
import { Pitch } from './pitch.tsx';
import { Section } from './section.tsx';

const STEPS = [
  { title: 'See every term first', text: 'Payout, deliverables, dates and usage rights are on the listing.' },
  { title: 'Film knowing it is funded', text: 'A campaign opens only after the business has paid for it.' },
  { title: 'Keep what it says', text: 'The number on the listing is the number that reaches you.' },
];

export function ForCreators() {
  return (
    <Section id="creators" labelledBy="creators-title" className="border-line border-t bg-surface">
      <div className="grid items-center gap-12 xl:grid-cols-[minmax(0,41.8rem)_minmax(0,31.25rem)] xl:my-2 xl:justify-between xl:gap-10">
        <CreatorExample className="max-xl:order-last" />
        <Pitch
          titleId="creators-title"
          title={['The whole deal,', 'before you apply.']}
          lede="For Instagram, TikTok, YouTube and UGC. Small followings welcome, good footage more so."
          steps={STEPS}
          action={
            <ButtonLink
              href="/signup?role=creator&intent=browse-opportunities"
              variant="primary"
              size="large"
            >
              Find paid campaigns
            </ButtonLink>
          }
        />
      </div>
    </Section>
  );
}
