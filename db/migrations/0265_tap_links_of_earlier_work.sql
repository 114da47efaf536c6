-- Every collaboration has a link from its contract on. Those made before links existed get theirs here, numbered by the name of
-- the creator within each business. Numbers with 0 and 1 are left out, because they look like letters.
with named as (
  select w.id, w.campaign_id, w.business_id, w.creator_id, w.agreed_at,
    substr(regexp_replace(
      upper(translate(split_part(trim(coalesce(p.full_name, '')), ' ', 1),
        'áàâäãåéèêëíìîïóòôöõúùûüçñÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ',
        'aaaaaaeeeeiiiiooooouuuucnAAAAAAEEEEIIIIOOOOOUUUUCN')),
      '[^A-Z]', '', 'g'), 1, 8) as stem
  from collaborations w
  join creators k on k.id = w.creator_id
  join profiles p on p.user_id = k.user_id
  where not exists (select from tap_links t where t.collaboration_id = w.id)
),
spoken as (
  select id, campaign_id, business_id, creator_id, agreed_at,
    case
      when char_length(stem) < 3
        or stem ~ 'ANAL|ANUS|ARSE|BITCH|COCK|COON|CUNT|DICK|FAG|FUCK|KKK|NAZI|NIGG|PEDO|PISS|PORN|RAPE|SEX|SHIT|SLUT|TITS|WHORE'
      then 'FRIEND' else stem
    end as stem
  from named
),
counted as (
  select spoken.*, row_number() over (partition by business_id, stem order by agreed_at, id) as place from spoken
),
numbers as (
  select number, row_number() over (order by number) + 1 as place
  from generate_series(2, 9999) as number
  where number::text !~ '[01]'
)
insert into tap_links (id, collaboration_id, campaign_id, business_id, creator_id, code, counter_code, created_at)
select gen_random_uuid(), c.id, c.campaign_id, c.business_id, c.creator_id,
  (
    select string_agg(substr('bcdfghjkmnpqrstvwxyz23456789', 1 + floor(random() * 28)::int, 1), '')
    from generate_series(1, 7) where c.id is not null
  ),
  c.stem || coalesce(n.number::text, ''), c.agreed_at
from counted c left join numbers n on n.place = c.place;
