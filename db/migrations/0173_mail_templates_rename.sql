-- Four email templates have new names. Emails that are queued or failed find their template by its name, so their rows follow.
update email_events set template = 'campaign-changed' where template = 'campaign-turned';
update email_events set template = 'work-changed' where template = 'work-turned';
update email_events set template = 'dispute-changed' where template = 'dispute-turned';
update email_events set template = 'business-transferred' where template = 'business-handed-over';
