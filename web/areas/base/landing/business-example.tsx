import { Check, Lock } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import { SAMPLE_SHOP } from '#web/components/role-choice.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Slots } from '#web/ui/slots.tsx';
import { Example } from './example.tsx';

const APPLICANTS = [
  {
    name: 'Maya Okafor',
    face: 'applicant-8',
    reach: '18.4K on Instagram',
    home: 'Greenpoint',
    pitch: 'I live two blocks over and I am up at five anyway.',
    accepted: true,
  },
  {
    name: 'Dante Ruiz',
    face: 'applicant-28',
    reach: '42.1K on TikTok',
    home: 'Bushwick',
    pitch: 'I shoot macro. Crust crackle is my whole thing.',
    accepted: false,
  },
  {
    name: 'Priya Nair',
    face: 'applicant-35',
    reach: '9.8K on Instagram',
    home: 'Jackson Heights',
    pitch: 'Bread reels are my most saved posts, three months running.',
    accepted: false,
  },
];

/** A bakery's campaign with its applicants, in front of the shop. */
export function BusinessExample() {
  return (
    <Example
      label="a bakery’s campaign has 3 of 5 spots filled and three applicants with their reach and pitch. $1,750 was paid, $350 is released, $1,400 is held."
      className="max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:shadow-2 sm:relative xl:mt-2"
    >
      <Pictures />
      <div className="bg-surface sm:relative sm:-mt-10 sm:mr-22 sm:rounded-card sm:border sm:border-line sm:shadow-2">
        <CampaignHead />
        {APPLICANTS.map((applicant) => (
          <ApplicantRow key={applicant.name} applicant={applicant} />
        ))}
        <PaidIn />
      </div>
    </Example>
  );
}

/** On a phone only the shop fits; a wider view also shows its corner. */
function Pictures() {
  return (
    <>
      <ThemedArt
        path={(theme) => artPath.shop({ theme, ...SAMPLE_SHOP })}
        width={350}
        height={200}
        className="aspect-[7/4] object-[50%_100%] sm:hidden!"
      />
      <ThemedArt
        path={(theme) => artPath.street(theme, 'corner')}
        width={592}
        height={420}
        className="ml-14 aspect-[592/420] rounded-card object-[50%_100%] max-sm:hidden!"
      />
    </>
  );
}

function CampaignHead() {
  return (
    <div className="flex items-center gap-3.5 px-4 py-4.5 sm:px-5">
      <ThemedArt
        path={(theme) => artPath.shop({ theme, ...SAMPLE_SHOP })}
        width={52}
        height={52}
        className="size-13 shrink-0 rounded-control max-sm:hidden!"
      />
      <div>
        <p className="text-touch font-semibold">Film our 6 a.m. sourdough pull</p>
        <Slots total={5} filled={3} paid={1} className="mt-1" />
      </div>
    </div>
  );
}

function ApplicantRow({ applicant }: { applicant: (typeof APPLICANTS)[number] }) {
  const { name, face, reach, home, pitch, accepted } = applicant;
  return (
    <div className="flex items-center gap-3.25 border-line border-t px-4 py-3.5 sm:px-5">
      <img
        src={artPath.portrait(face)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-11 shrink-0 rounded-full"
      />
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-col sm:flex-row sm:items-baseline sm:gap-2">
          <span className="text-[0.90625rem] font-semibold whitespace-nowrap">{name}</span>
          <span className="truncate text-ink-3">
            {reach}
            <span className="max-sm:hidden">, {home}</span>
          </span>
        </p>
        <p className="mt-0.5 truncate text-ink-2 max-sm:hidden">“{pitch}”</p>
      </div>
      {accepted ? (
        <Badge tone="money" icon={<Check />}>
          Accepted
        </Badge>
      ) : (
        <span className={buttonLook({ size: 'dense', room: 'rest' })}>Accept</span>
      )}
    </div>
  );
}

function PaidIn() {
  return (
    <div className="absolute -top-20 -right-30 hidden w-57.5 rounded-card border border-line bg-raised px-5 pt-4.5 pb-5 text-[0.84375rem] shadow-3 sm:block">
      <p className="flex items-center gap-2 text-ink-2">
        <Lock className="size-4 stroke-[1.75]" />
        Paid for this campaign
      </p>
      <p className="type-big-money mt-1">$1,750</p>
      <div className="mt-2 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span className="w-1/5 bg-money-solid" />
        <span className="grow bg-line" />
      </div>
      <p className="mt-1.5 text-ink-2">
        <span className="font-semibold text-money">$350</span> released, $1,400 held
      </p>
    </div>
  );
}
