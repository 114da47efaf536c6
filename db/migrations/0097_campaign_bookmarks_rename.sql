-- A campaign that a creator saved or hid is a bookmark, in the table as in the code and the API. Renaming touches no row. A process of
-- the last release cannot read or write bookmarks until it is replaced.
-- squawk-ignore renaming-table
alter table kept_campaigns rename to campaign_bookmarks;
-- squawk-ignore renaming-column
alter table campaign_bookmarks rename column kept_as to kind;
alter table campaign_bookmarks rename constraint kept_campaigns_pkey to campaign_bookmarks_pkey;
alter table campaign_bookmarks rename constraint kept_campaigns_campaign_id_fkey to campaign_bookmarks_campaign_id_fkey;
alter table campaign_bookmarks rename constraint kept_campaigns_creator_id_fkey to campaign_bookmarks_creator_id_fkey;
alter table campaign_bookmarks rename constraint kept_campaigns_kept_as_check to campaign_bookmarks_kind_check;
alter index kept_campaigns_campaign_id rename to campaign_bookmarks_campaign_id;
alter index kept_campaigns_list rename to campaign_bookmarks_list;
