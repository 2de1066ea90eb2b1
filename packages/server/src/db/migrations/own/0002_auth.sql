-- Accounts: users, their sessions, the links in letters, and how often somebody may still ask.
-- Only the server itself reads and writes these tables: no role of a caller has a grant on them.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  identity_id uuid not null default gen_random_uuid(),
  -- As it is compared and written to: in lower case.
  email text not null unique check (email = lower(email) and length(email) <= 255),
  -- None until the address is confirmed: which password counts is decided by the link that is followed.
  password_hash text,
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  -- Set by hand, to shut somebody out.
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  method text not null check (method in ('password', 'signup', 'recovery')),
  -- The number of the refresh token that is live; the tokens themselves are kept nowhere.
  counter integer not null default 0,
  -- When the last tokens before it were used, oldest first.
  rotated_at timestamptz[] not null default '{}',
  created_at timestamptz not null default now()
);
create index sessions_by_user on auth.sessions (user_id);

-- A link that was or will be mailed. It works once and until it expires.
create table auth.links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  -- SHA-256 of what stands in the link, in hex. None until the letter is written.
  token_digest text unique,
  -- What somebody signed up with: it takes effect when this link is followed, and no other way.
  password_hash text,
  metadata jsonb check (jsonb_typeof(metadata) = 'object'),
  redirect_to text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now(),
  -- When the letter is to be sent, or sent again; none when it has been.
  letter_due_at timestamptz default now(),
  letter_attempts integer not null default 0
);
create index links_by_user on auth.links (user_id);
create unique index one_recovery_link on auth.links (user_id) where kind = 'recovery';
create index letters_due on auth.links (letter_due_at) where letter_due_at is not null;

-- Each limit is a bucket that drains steadily; `drained_at` is when it will be empty again.
create table auth.limits (
  key text primary key,
  drained_at timestamptz not null
);
create index limits_drained on auth.limits (drained_at);
