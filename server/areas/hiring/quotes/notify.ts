import { displayName } from '#domain/format/display-name.ts';
import { formatCents } from '#domain/format/money.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import { findFeePercent } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { counterOfferedMail } from './mails/counter-offered-mail.ts';
import { quoteAskedMail } from './mails/quote-asked-mail.ts';
import { quoteSettledMail } from './mails/quote-settled-mail.ts';

export type QuoteUpdate = 'made' | 'accepted' | 'declined' | 'lapsed';

/** Notifies the side that is waiting for this move. */
export async function notifyAboutQuote(
  tx: Tx,
  context: Context,
  quoteId: string,
  turn: QuoteUpdate,
): Promise<void> {
  const facts = await readFacts(tx, quoteId);
  if (turn === 'made') {
    return facts.made_by === 'creator'
      ? notifyBusinessOfQuote(tx, context, facts)
      : notifyCreatorOfOffer(tx, context, facts);
  }
  // The acceptance of the application notifies the creator already.
  if (turn === 'accepted' && facts.made_by === 'creator') return;
  return notifyQuoteMaker(tx, context, facts, turn);
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function notifyBusinessOfQuote(tx: Tx, context: Context, facts: Facts): Promise<void> {
  const { quote_id, creator_name, amount_cents, title } = facts;
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, facts),
    business_id: facts.business_id,
    kind: 'new_quote',
    notification: {
      notification_key: `quote_made:${quote_id}`,
      title: `${creator_name} asked for ${formatCents(amount_cents)}`,
      body: facts.is_application ? `Applied to ${title}` : title,
      href: `/business/quotes?quote=${quote_id}`,
    },
    mail: { template: quoteAskedMail, facts: mailFacts(facts) },
  });
}

async function notifyCreatorOfOffer(tx: Tx, context: Context, facts: Facts): Promise<void> {
  const { quote_id, business_name, amount_cents, title, creator_user_id } = facts;
  await notifyPeople(tx, context, {
    user_ids: [creator_user_id],
    kind: 'application_decided',
    notification: {
      notification_key: `quote_made:${quote_id}`,
      title: `${business_name} offered ${formatCents(amount_cents)}`,
      body: title,
      href: '/creator/applications?segment=needs_you',
    },
    mail: { template: counterOfferedMail, facts: mailFacts(facts) },
  });
}

async function notifyQuoteMaker(
  tx: Tx,
  context: Context,
  facts: Facts,
  turn: Exclude<QuoteUpdate, 'made'>,
): Promise<void> {
  const { quote_id, business_name, creator_name, amount_cents, title, made_by, creator_user_id } = facts;
  const isCreators = made_by === 'creator';
  const other = isCreators ? business_name : creator_name;
  await notifyPeople(tx, context, {
    user_ids: isCreators ? [creator_user_id] : await listBusinessPeople(tx, facts),
    business_id: facts.business_id,
    kind: isCreators ? 'application_decided' : 'new_quote',
    notification: {
      notification_key: `quote_${turn}:${quote_id}`,
      title: updateWords(turn, other, formatCents(amount_cents)),
      body: title,
      href: isCreators ? '/creator/applications' : `/business/quotes?quote=${quote_id}`,
    },
    mail: { template: quoteSettledMail, facts: { ...mailFacts(facts), turn, made_by } },
  });
}

function updateWords(turn: Exclude<QuoteUpdate, 'made'>, other: string, amount: string): string {
  if (turn === 'accepted') return `${other} accepted ${amount}`;
  return turn === 'declined'
    ? `${other} declined ${amount}`
    : `${other} didn’t answer about ${amount} in time`;
}

function mailFacts({ quote_id, business_name, creator_name, title, ...facts }: Facts) {
  const { amount_cents, posted_cents, fee_percent, reason, is_application, is_offer, expires_at } = facts;
  const money = { amount_cents, posted_cents, fee_percent };
  return {
    quote_id,
    business_name,
    creator_name,
    title,
    ...money,
    reason,
    is_application,
    is_offer,
    expires_at,
  };
}

async function readFacts(tx: Tx, quoteId: string) {
  const { full_name, creator_payout_cents, is_first, ...row } = await tx
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['quotes.id as quote_id', 'quotes.made_by', 'quotes.amount_cents', 'quotes.reason'])
    .select('campaigns.is_offer')
    .select(['quotes.expires_at', 'campaigns.title', 'campaigns.creator_payout_cents'])
    .select(['campaigns.id as campaign_id', 'campaigns.business_id', 'businesses.business_name'])
    .select(['creators.user_id as creator_user_id', 'profiles.full_name'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('quotes as other')
              .select('other.id')
              .whereRef('other.application_id', '=', 'quotes.application_id')
              .whereRef('other.id', '!=', 'quotes.id'),
          ),
        )
        .as('is_first'),
    )
    .where('quotes.id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    is_application: Boolean(is_first) && row.made_by === 'creator',
    posted_cents: creator_payout_cents ?? row.amount_cents,
    fee_percent: await findFeePercent(tx, row.campaign_id),
    creator_name: displayName({ full_name, email: null }),
  };
}
