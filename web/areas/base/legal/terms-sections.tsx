import { Link } from '#web/components/link.tsx';
import { ContactLink, type LegalSection } from './legal-document.tsx';

export function termsSections(contactEmail: string): readonly LegalSection[] {
  return [
    {
      id: 'what-bizmeet-is',
      title: 'What Bizmeet is',
      body: (
        <>
          <p>
            A marketplace in New York City. Businesses post paid campaigns. Creators apply, make the content
            and get paid. Other cities open later; until then they have a waitlist.
          </p>
          <p>
            A deal is a contract between one business and one creator. We run the place it happens in, hold
            the money through a payment provider, and decide disputes under these terms. We are not the
            employer, agent or partner of either side. Creators work as independent contractors.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <ul>
          <li>
            You are at least 18 and may enter into contracts. A business account may bind the business it
            names.
          </li>
          <li>What you tell us is true and stays up to date. One person, one account.</li>
          <li>Your password is yours alone. Tell us right away if someone else has used your account.</li>
          <li>Creators apply first. We read each application and may say no.</li>
        </ul>
      ),
    },
    {
      id: 'campaigns',
      title: 'Campaigns and deals',
      body: (
        <>
          <p>
            A campaign names its payout, deliverables, dates, usage rights and disclosure wording. It opens
            only after the business has paid for it. When a business accepts a creator, that version of the
            terms becomes their contract. Later changes bind a creator only if both sides agree.
          </p>
          <p>
            Where a campaign takes quotes, a creator may ask for a different payout. Each quote shows when it
            expires. Neither side is bound until the other accepts.
          </p>
        </>
      ),
    },
    {
      id: 'money',
      title: 'Money',
      body: (
        <>
          <ul>
            <li>
              <strong>Fees.</strong> The business pays a fee on top of each payout. A creator fee, if there is
              one, comes out of the payout. Both are shown in dollars before anyone commits. The business fee
              doesn’t change once a campaign is paid for.
            </li>
            <li>
              <strong>Paid.</strong> The business pays for every open spot, payout and fee, before the
              campaign opens.
            </li>
            <li>
              <strong>Held.</strong> The payment provider holds these funds until work is approved or
              refunded. They earn no interest for anyone.
            </li>
            <li>
              <strong>Released.</strong> Once the draft is approved and every agreed post is confirmed, the
              payout is released. It’s pending for a few days, longer for a creator’s first deals, and can
              then be paid out once it reaches the minimum. The creator’s earnings page shows the day and the
              minimum.
            </li>
            <li>
              <strong>Refunded.</strong> Money for unfilled spots is refunded in full, fee included.
            </li>
          </ul>
          <p>
            Payments run through a payment provider whose terms apply as well. Each side pays its own taxes.
            Both see the same receipt before they commit.
          </p>
        </>
      ),
    },
    {
      id: 'deadlines',
      title: 'Deadlines and timers',
      body: (
        <>
          <p>Each deal’s contract sets its deadlines, and both sides can see them:</p>
          <ul>
            <li>
              A business has a set number of business days to review a draft. After that it’s approved
              automatically.
            </li>
            <li>
              It may request a set number of rounds of changes. Each request names the line of the brief
              that’s missing.
            </li>
            <li>A creator has a set number of days for each new version.</li>
            <li>
              A business has a set number of hours to check a post’s link. After that the post counts as
              confirmed.
            </li>
            <li>
              If a campaign ships a product, the business has a set number of days to ship it. After that,
              until it’s shipped, the creator may leave and the business gets a refund for that spot. The
              deadline for drafts starts when the creator receives the product. A product counts as received a
              set number of days after it shipped unless the creator says otherwise.
            </li>
            <li>If work is late and the grace period has passed, the business may extend or cancel it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      body: (
        <p>
          Before anything is submitted, a creator may leave at any time. A business may cancel once the work
          is late, or if it couldn’t ship a product in time. The business gets a refund for that spot. After a
          submission, a cancellation is treated as a dispute, because work has been done.
        </p>
      ),
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: (
        <>
          <p>
            Either side may open a dispute. It pauses the deadlines and freezes only the amount in dispute.
            The other side has time to answer. Then an administrator decides based on the file (release,
            refund, split or redo) and explains why in writing. One appeal goes to a different administrator.
          </p>
          <p>
            The dispute shows the deadline of each step. If no other administrator decides an appeal in time,
            the first decision is final and takes effect. If we miss our deadline for a first decision and the
            extra time after it, the money for submitted work is split evenly, and the money for work that was
            never submitted is refunded to the business.
          </p>
          <p>
            Our decision settles where the held money goes. It doesn’t take away your right to go to court.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Who owns the content',
      body: (
        <>
          <p>
            Creators own what they make. With approval, the business gets the license the campaign names: the
            channels, the months, and paid advertising or not. If a campaign names nothing, the business may
            share the post on its own pages while it stays online, and nothing more.
          </p>
          <p>
            You allow us to store, resize and show what you upload, only to run Bizmeet. Names, logos and shop
            fronts of a business may appear in the content made for it.
          </p>
        </>
      ),
    },
    {
      id: 'disclosure',
      title: 'Disclose paid work',
      body: (
        <p>
          The Federal Trade Commission requires paid work to be recognizable as such. Creators disclose it
          clearly in every post, in the wording of the campaign or the platform’s paid partnership label.
          Businesses may not ask anyone to hide it, to pretend a visit was unpaid, or to make false claims.
          Free products count as pay.
        </p>
      ),
    },
    {
      id: 'conduct',
      title: 'What isn’t allowed',
      body: (
        <ul>
          <li>Paying around Bizmeet for a deal that started here.</li>
          <li>Bought followers, fake reviews, borrowed portfolios, or a false identity.</li>
          <li>
            Content that is unlawful, hateful, or uses the work or likeness of others without permission.
          </li>
          <li>Campaigns for anything that may not be sold or advertised in New York.</li>
          <li>Harassment, spam, or scraping other people’s data.</li>
          <li>Breaking into the service, or loading it so that others can’t use it.</li>
        </ul>
      ),
    },
    {
      id: 'ending',
      title: 'Closing and suspending accounts',
      body: (
        <>
          <p>
            You may delete your account at any time. Open deals are finished or refunded first. Personal data
            is erased and money history kept, as the <Link href="/privacy-policy">Privacy Policy</Link>{' '}
            describes.
          </p>
          <p>
            We may suspend an account that breaks these terms. We say why, and you may appeal to{' '}
            <ContactLink email={contactEmail} />. Money you have earned stays yours.
          </p>
          <p>
            We may hide a review that someone reported. We tell both sides why, and its author may appeal to{' '}
            <ContactLink email={contactEmail} />.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'What we promise and what we don’t',
      body: (
        <>
          <p>
            We run the service with care and keep its money records exact. We don’t promise that it is always
            available, that a campaign finds creators, or that a post finds an audience.
          </p>
          <p>
            As far as the law allows, our liability for a deal is limited to the money held or the fees paid
            for that deal. Nothing here limits liability that cannot be limited by law. The software itself
            comes under the MIT license, without warranty.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law and changes',
      body: (
        <>
          <p>
            The law of the State of New York applies, with the courts of New York County, unless the law where
            you live as a consumer gives you another court.
          </p>
          <p>
            If these terms change, we email account holders at least 14 days ahead. Existing deals keep the
            terms they started with.
          </p>
        </>
      ),
    },
  ];
}
