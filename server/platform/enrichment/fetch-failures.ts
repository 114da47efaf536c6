/** Everything that can go wrong between us and a page out there, and the sentence for the person who asked for it. */
export const FETCH_FAILURES = {
  bad_address: 'This isn’t a website address. Enter something like yourshop.com.',
  private_address: 'This address isn’t on the public internet, so we can’t read it.',
  no_such_site: 'There’s no website at this address. Check the spelling.',
  unreachable: 'The website didn’t respond. It may be down right now.',
  insecure: 'The website’s security certificate isn’t valid, so we didn’t read it.',
  too_slow: 'The website took too long to respond.',
  too_large: 'The page is too large for us to read.',
  too_many_redirects: 'The website kept redirecting us.',
  not_found: 'The page no longer exists.',
  refused: 'The website blocked us.',
  robots: 'The website asks programs not to read it, so we didn’t.',
  wrong_type: 'The website didn’t return a page we can read.',
  unreadable: 'We couldn’t read the website’s response.',
} as const;

export type FetchFailure = keyof typeof FETCH_FAILURES;

/** Thrown on the way and turned into an answer by the fetcher: callers of the fetcher never see it. */
export class FetchRefusal extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(FETCH_FAILURES[failure]);
    this.failure = failure;
  }
}
