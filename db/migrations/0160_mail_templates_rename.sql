-- Two email templates have new names. Emails that are queued or failed find their template by its name, so their rows follow.
update email_events set template = 'ledger-fault' where template = 'books-fault';
update email_events set template = 'waitlist' where template = 'waiting-list';
