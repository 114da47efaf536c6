/** Everything that can go wrong between us and a page out there, and the sentence for whoever asked for it. */
export const FETCH_FAILURES = {
  bad_address: 'This is not the address of a website. It looks like yourshop.com.',
  private_address: 'This address is not on the public internet, so we cannot read it.',
  no_such_site: 'There is no site at this address. Check the spelling.',
  unreachable: 'The site did not answer. It may be down right now.',
  insecure: 'The certificate of the site is not in order, so we did not read it.',
  too_slow: 'The site took too long to answer.',
  too_large: 'The page is larger than we read.',
  too_many_redirects: 'The site kept sending us on and never arrived.',
  not_found: 'The page is not there any more.',
  refused: 'The site would not let us in.',
  robots: 'The site asks programs not to read it, so we did not.',
  wrong_type: 'What came back is not a page we can read.',
  unreadable: 'What came back could not be read.',
} as const;

export type FetchFailure = keyof typeof FETCH_FAILURES;

/** Thrown on the way and turned into an answer at the door: callers of the fetcher never see it. */
export class FetchRefusal extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(FETCH_FAILURES[failure]);
    this.failure = failure;
  }
}
