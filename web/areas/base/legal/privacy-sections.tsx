import { ContactLink, type LegalSection } from './legal-document.tsx';

export function privacySections(contactEmail: string): readonly LegalSection[] {
  return [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <>
          <p>We collect what a deal needs, from you and while you use Bizmeet:</p>
          <ul>
            <li>
              <strong>Waitlist.</strong> Your email address, the city, and whether you confirmed or left.
            </li>
            <li>
              <strong>Account.</strong> Your name, email address, role, and when you signed in. Your password
              is stored only as a hash that can’t be reversed.
            </li>
            <li>
              <strong>Profile.</strong> For creators: home neighborhood, niches, portfolio and links. For
              businesses: name, industry, website, locations and the people who manage it.
            </li>
            <li>
              <strong>Mailing address.</strong> If you add one, your contracts name it. A business that ships
              you a product sees it once it accepted you, until 30 days after the work ends.
            </li>
            <li>
              <strong>Social accounts.</strong> If you connect Instagram or TikTok: your handle, follower
              counts and the figures of posts made for a campaign. You approve this at Instagram or TikTok. We
              never see that password.
            </li>
            <li>
              <strong>Campaigns.</strong> Briefs, applications, pitches, quotes, drafts, approvals and the
              files you upload. Location data inside photos is removed when they arrive.
            </li>
            <li>
              <strong>Messages.</strong> What businesses and creators write to each other here, and when it
              was read.
            </li>
            <li>
              <strong>Reports and safety.</strong> Reports you send or that are about you, what we decided,
              and your appeals. If someone reports a message, an admin reads it with a few messages around it.
              If there’s a dispute about your work, an admin can read what both sides wrote about that
              campaign. To find fraud we note which accounts share a bank account, a browser, a network or a
              mailing address, which creators show the same pictures or posts, and count messages with contact
              details sent before there is a contract.
            </li>
            <li>
              <strong>Money.</strong> Payments, held funds, releases, refunds and payouts, and the tax details
              the law asks for. Card and bank details go to the payment provider and never reach our servers.
            </li>
            <li>
              <strong>Technical records.</strong> Network address, browser, time and the page you requested,
              to keep the service running and to stop abuse.
            </li>
          </ul>
          <p>We don’t buy data about you, and we don’t track you on other sites.</p>
        </>
      ),
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it',
      body: (
        <>
          <ul>
            <li>
              <strong>To carry out the deal you asked for:</strong> accounts, campaigns, messages, payments,
              disputes.
            </li>
            <li>
              <strong>To keep it safe:</strong> finding fraud, limiting repeated requests, fixing faults.
            </li>
            <li>
              <strong>To meet the law:</strong> tax records, orders of courts and authorities.
            </li>
            <li>
              <strong>Because you agreed:</strong> the waitlist, connected social accounts, emails you may
              switch off.
            </li>
          </ul>
          <p>We don’t sell your data, we don’t show ads, and we don’t use your content to train models.</p>
        </>
      ),
    },
    {
      id: 'waiting-list',
      title: 'The waitlist',
      body: (
        <p>
          We use the address you leave for one confirmation and one message when your city opens. Every email
          carries a link that takes you off the list. We keep the address until the city opens and we’ve
          emailed you. If you leave the list, we keep the address marked as removed, so that we don’t email it
          by mistake. Ask us and we’ll erase it sooner.
        </p>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      body: (
        <>
          <ul>
            <li>
              <strong>The other side of a deal.</strong> A business sees the profile of creators in the
              directory, which creators can leave in their settings, and the profile and pitch of creators who
              apply. A creator sees the business and its campaign. A street number shows to accepted creators
              only, if the business chooses that.
            </li>
            <li>
              <strong>Everyone.</strong> Names, neighborhoods and terms of open campaigns appear on public
              pages. Creators and businesses can turn on a public page of their own, which search engines can
              list and other sites can show. Their settings say what it shows.
            </li>
            <li>
              <strong>The payment provider.</strong> It takes payments, checks identities where the law asks
              for it and sends payouts, under its own privacy policy.
            </li>
            <li>
              <strong>Hosting and email providers</strong> that work for us, on our instructions only.
            </li>
            <li>
              <strong>Our administrators,</strong> when a dispute, a fault or a report needs it. Each such
              view and action is written to a log.
            </li>
            <li>
              <strong>Authorities,</strong> when a valid legal order leaves us no choice.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <>
          <p>
            We set four kinds of cookies of our own, all of them to make the site work. There are no others.
          </p>
          <ul>
            <li>
              <strong>Session:</strong> keeps you signed in, and remembers the page you asked for while you
              sign in.
            </li>
            <li>
              <strong>Theme:</strong> remembers light or dark for a year, if you chose one.
            </li>
            <li>
              <strong>Sidebar:</strong> remembers for 7 days whether the administration sidebar is open.
            </li>
            <li>
              <strong>Links of creators:</strong> if you open a creator’s link to a shop, a cookie for that
              link alone remembers until midnight that you did, so you’re counted once. It doesn’t say who you
              are. If the link gives you a code, another remembers the code for 30 days.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>
            <strong>Account, profile, campaigns and messages:</strong> until you delete your account.
          </li>
          <li>
            <strong>Files you delete:</strong> hidden right away, erased from storage in the next cleanup.
          </li>
          <li>
            <strong>Money history and agreed contracts:</strong> as long as tax and accounting law asks, in
            the United States usually 7 years.
          </li>
          <li>
            <strong>Sign-in links:</strong> 10 minutes, and one use.
          </li>
          <li>
            <strong>Technical records:</strong> no longer than 30 days, unless one is needed to look into
            abuse.
          </li>
        </ul>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your copy, corrections and deletion',
      body: (
        <>
          <p>
            Wherever you live, you may ask us for a copy of your data, have it corrected, object to a use, or
            have your account deleted. Write to <ContactLink email={contactEmail} />. We answer within 30 days
            and charge nothing.
          </p>
          <p>
            Deleting an account erases your personal data: name, email, profile, connected accounts, uploads
            and portfolio. What stays is the money history, without your name where the law allows it, because
            the other side of each deal and the tax office rely on it. Deals that still hold money are
            finished or refunded first.
          </p>
          <p>
            If you think we got it wrong, you can also complain to the data protection authority or the
            attorney general where you live.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Keeping it safe',
      body: (
        <p>
          Connections are encrypted, passwords hashed, sign-in attempts limited, and files can be read only
          through links that expire. No system is perfect: if yours is among data that leaks, we tell you what
          happened and what to do without delay, as the law requires.
        </p>
      ),
    },
    {
      id: 'age',
      title: 'Age',
      body: (
        <p>
          Bizmeet is for people aged 18 and over. If a minor has opened an account, write to us and we will
          delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When it changes in a way that matters, we email account holders at least 14 days ahead and change
          the date at the top. Earlier versions are kept with the source code.
        </p>
      ),
    },
  ];
}
