import { ButtonLink } from '#web/ui/button.tsx';
import { BusinessExample } from './business-example.tsx';
import { Pitch } from './pitch.tsx';
import { Section } from './section.tsx';

const STEPS = [
  { title: 'Name your price', text: 'One payout per creator, with every deliverable spelled out.' },
  { title: 'Choose who comes in', text: 'See reach, past work and a two-line pitch before you accept.' },
  { title: 'Pay when you approve', text: 'We hold your money until you approve the work.' },
];

export function ForBusinesses() {
  return (
    <Section id="businesses" labelledBy="businesses-title">
      <div className="grid items-center gap-12 xl:grid-cols-[minmax(0,35.5rem)_minmax(0,40.5rem)] xl:justify-between xl:gap-8">
        <Pitch
          titleId="businesses-title"
          title={['Your corner shop,', 'on everyone’s phone.']}
          lede="For the bakery, the barber and the gym upstairs. No agency, no retainer, no guessing who will show up."
          steps={STEPS}
          action={
            <ButtonLink href="/signup?role=business&intent=post-job" variant="ink" size="large">
              Post a campaign
            </ButtonLink>
          }
        />
        <BusinessExample />
      </div>
    </Section>
  );
}
