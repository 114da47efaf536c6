import type { Promised } from './promised.ts';

export const CREATORS: readonly Promised[] = [
  {
    says: ['We never show your address', 'We never show your email address to anyone else.'],
    proof: 'server/areas/creators/portfolios/portfolios.test.ts',
    title: 'tells no secret of an account, no email and no place on the map',
  },
  {
    says: ['You can continue while we check it.', 'We check that they’re public.'],
    proof: 'server/areas/creators/profiles/jobs/check-link.test.ts',
    title: 'writes down what a stranger found, and when',
  },
  {
    says: ['We’ll keep trying.'],
    proof: 'server/areas/creators/social-accounts/syncs.test.ts',
    title: 'a failing platform is counted, tried again within the hour and forgotten when it answers',
  },
  {
    says: ['Connect your account and we’ll get your handle, followers and recent views.'],
    proof: 'server/areas/creators/social-accounts/connections.test.ts',
    title: 'coming back from %s connects the account with its numbers, their source and their date',
  },
  {
    says: ['We never post.', 'We never see that password.'],
    proof: 'server/platform/social/social-provider.test.ts',
    title: 'asks the platforms for reading alone',
  },
  {
    says: [
      'We’ll delete your profile’s numbers from {}, and @{} is unverified until you reconnect it.',
      'We’ll delete the profile’s numbers from {}, and the handle is unverified until the creator reconnects it.',
    ],
    proof: 'server/areas/creators/social-accounts/connections.test.ts',
    title: 'disconnecting takes back the tokens there and what was read here, and connecting again works',
  },
  {
    says: [
      'We read each application and may say no.',
      'We’ll email you and update your status page.',
      'This is what we review, and what shops see once you’re approved.',
      'We read your application and approved it.',
      'We’ll approve it, ask for changes or tell you why not.',
    ],
    proof: 'server/areas/creators/profiles/transition.test.ts',
    title: 'approval makes a creator of an applicant, tells them and stands in the log',
  },
  {
    says: ['We’ll tell them by email.'],
    proof: 'server/areas/creators/admin/admin-creators.test.ts',
    title: 'are kept out with a reason and let back in, each once; the account stays',
  },
  {
    says: [
      'We’ll review a new one from scratch, and everything you entered is still here.',
      'You can apply again from {}, and we’ll keep everything you entered.',
      'We’ll keep what you entered.',
    ],
    proof: 'server/areas/creators/profiles/creator-application.test.ts',
    title: 'who was turned down begins again after 30 days, with everything still there',
  },
  {
    says: [
      'You’ll hear back by {} at {}',
      'You’ll hear back within 2 business days.',
      'You’ll hear back',
      'You’ll hear back by {}',
      'You’ll hear back by {}, New York time.',
    ],
    proof: 'server/areas/creators/profiles/creator-application.test.ts',
    title: 'counts business days over a weekend and a holiday',
  },
  {
    says: [
      '{} If we run late, we’ll email you.',
      'If it takes longer, we’ll email you.',
      'We’ll email you our answer.',
    ],
    proof: 'server/areas/creators/profiles/late-vetting.test.ts',
    title: 'someone who waits longer than promised is told once, however often the job runs',
  },
  {
    says: ['We’ll email each of them.', 'We’ll email each of them, and they can start right away.'],
    proof: 'server/areas/creators/vetting/applicants.test.ts',
    title: 'are decided each for itself: one that cannot be stops no other',
  },
];
