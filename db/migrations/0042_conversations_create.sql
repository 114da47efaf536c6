-- A business and a creator talk about one campaign they have to do with each other in.
create table conversations (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  creator_id uuid not null references creators (id),
  campaign_id uuid not null references campaigns (id),
  -- Null until the first message: what nobody has written in is listed nowhere.
  last_message_at timestamptz(3),
  -- Who wrote the newest message that is not deleted, so that the other side is waited for; null where none is left.
  last_side text check (last_side in ('creator', 'business')),
  created_at timestamptz(3) not null,
  unique (business_id, creator_id, campaign_id),
  check ((last_side is not null) <= (last_message_at is not null))
);
create index conversations_business_newest on conversations (business_id, last_message_at desc, id desc)
  where last_message_at is not null;
create index conversations_creator_newest on conversations (creator_id, last_message_at desc, id desc)
  where last_message_at is not null;
create index conversations_campaign_id on conversations (campaign_id);

create table conversation_participants (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  last_read_at timestamptz(3),
  -- Up to when a mail told of what was unread: the next one waits until that was read.
  mailed_until timestamptz(3),
  primary key (conversation_id, user_id)
);
create index conversation_participants_user_id on conversation_participants (user_id, conversation_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  sender_id uuid not null references users (id),
  side text not null check (side in ('creator', 'business')),
  body text not null check (char_length(body) <= 2000),
  created_at timestamptz(3) not null,
  is_deleted boolean not null default false
);
create index messages_conversation_newest on messages (conversation_id, created_at desc, id desc);
create index messages_sender_id on messages (sender_id);

-- Pictures, films and papers, each in one message.
create table message_files (
  message_id uuid not null references messages (id) on delete cascade,
  sort_order integer not null check (sort_order between 0 and 4),
  media_file_id uuid not null unique references media_files (id),
  primary key (message_id, sort_order)
);
