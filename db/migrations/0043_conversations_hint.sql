-- Where something may be unread, so that counting looks into no other conversation. What is unread is still counted from the
-- messages: the hint may be there for nothing, and is never missing.
alter table conversation_participants add column has_news boolean not null default true;
create index conversation_participants_news on conversation_participants (user_id, conversation_id) where has_news;
