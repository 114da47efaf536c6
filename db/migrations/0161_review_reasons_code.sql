-- The reasons of a decision were kept in the words of the page. They are codes now, and the page has the words.
alter table creator_reviews drop constraint creator_reviews_reason_check;
update creator_reviews set reason = case reason
  when 'Numbers do not match' then 'numbers'
  when 'Fewer than 3 pieces' then 'pieces'
  when 'Links are private' then 'links'
  when 'Not in New York' then 'not_in_new_york'
  else 'other'
end
where reason is not null;
alter table creator_reviews add constraint creator_reviews_reason_check
  check (reason in ('numbers', 'pieces', 'links', 'not_in_new_york', 'other')) not valid;
