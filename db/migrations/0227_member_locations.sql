-- The locations a manager is limited to; null is all of them. An empty list reaches no campaign. Locations are archived and
-- never deleted, so the ids need no references.
alter table business_members add column location_ids uuid[];

-- The same for those who are invited; it is taken over when they join.
alter table business_invitations add column location_ids uuid[];
