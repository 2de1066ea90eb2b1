-- A new address takes effect when the links in the mails to both addresses have been followed.
alter table auth.users
  add column email_change text check (email_change = lower(email_change) and length(email_change) <= 255),
  add column email_change_sent_at timestamptz,
  -- The kind of the link that has been followed already.
  add column email_change_accepted text;

alter table auth.sessions drop constraint sessions_method_check;
alter table auth.sessions add constraint sessions_method_check
  check (method in ('password', 'signup', 'recovery', 'email_change'));

alter table auth.links drop constraint links_kind_check;
alter table auth.links add constraint links_kind_check
  check (kind in ('signup', 'recovery', 'email_change_current', 'email_change_new', 'deletion'));
create unique index one_link_to_change on auth.links (user_id, kind)
  where kind in ('email_change_current', 'email_change_new');

alter table auth.letter_requests drop constraint letter_requests_kind_check;
alter table auth.letter_requests add constraint letter_requests_kind_check
  check (kind in ('signup', 'recovery', 'email_change'));

-- Whoever owns an account is told by mail that it will be deleted.
create function auth.deletion_requested() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into auth.links (user_id, kind, redirect_to, sender) values (new.user_id, 'deletion', '', new.user_id::text);
  return null;
end $$;
revoke all on function auth.deletion_requested() from public, anon, authenticated;
