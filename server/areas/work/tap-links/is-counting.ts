import { sql } from 'kysely';

/**
 * Whether the link `t` counts taps and its codes are good: its work wasn't cancelled, its campaign isn't stopped, and neither
 * side is suspended or gone. A link that doesn't count still leads to the shop.
 */
export const isCounting = sql<boolean>`exists (
  select from collaborations w
  join campaigns c on c.id = w.campaign_id
  join creators k on k.id = w.creator_id
  join profiles p on p.user_id = k.user_id
  join businesses b on b.id = w.business_id
  join profiles o on o.user_id = b.owner_id
  where w.id = t.collaboration_id and w.status <> 'cancelled' and c.stopped_at is null
    and k.status in ('approved', 'active') and p.account_status = 'active'
    and o.account_status in ('active', 'completed'))`;
