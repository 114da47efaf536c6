-- Where a creator has most followers, kept beside the creators so that a search by followers reads an index instead of everybody's
-- accounts. The triggers are the only writers.
create table creator_audiences (
  creator_id uuid primary key references creators (id) on delete cascade,
  platform text,
  followers integer check (followers >= 0)
);
create index creator_audiences_biggest on creator_audiences ((coalesce(followers, -1)) desc, creator_id desc);

create function note_creator() returns trigger language plpgsql as $$
begin
  insert into creator_audiences (creator_id) values (new.id) on conflict do nothing;
  return null;
end $$;

-- The row is locked first: of two changes at once, the second counts what the first has written.
create function note_audience() returns trigger language plpgsql as $$
declare
  whose uuid := coalesce(new.creator_id, old.creator_id);
begin
  perform 1 from creator_audiences where creator_id = whose for update;
  update creator_audiences a set (platform, followers) = (
    select s.platform, coalesce(s.followers, s.claimed_followers) from social_accounts s
    where s.creator_id = whose order by 2 desc nulls last, 1 limit 1
  )
  where a.creator_id = whose;
  return null;
end $$;

insert into creator_audiences (creator_id, platform, followers)
select creators.id, audience.platform, audience.followers
from creators
left join lateral (
  select platform, coalesce(followers, claimed_followers) as followers from social_accounts
  where creator_id = creators.id order by 2 desc nulls last, 1 limit 1
) audience on true;

create trigger creators_audience after insert on creators for each row execute function note_creator();
create trigger social_accounts_audience after insert or delete or update of followers, claimed_followers
  on social_accounts for each row execute function note_audience();
