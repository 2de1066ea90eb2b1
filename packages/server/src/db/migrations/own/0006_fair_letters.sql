-- Requests for letters are noted before anybody looks up the account, and letters are sent in turn, network by network.

-- A request for a letter, kept until the server has looked up whether the address has an account.
create table auth.letter_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('signup', 'recovery')),
  email text not null,
  redirect_to text not null,
  -- The network that asked, under its pseudonym.
  sender text not null,
  asked_at timestamptz not null default now()
);
create index letter_requests_by_age on auth.letter_requests (asked_at);

-- The network that asked for the letter, under its pseudonym.
alter table auth.links add column sender text not null default '';

drop index auth.letters_due;
create index letters_due on auth.links (sender, letter_due_at) where letter_due_at is not null;
