-- What the server throws out again and again is found without reading all the rest: sessions by their last use, and
-- accounts that nobody has confirmed.
create index sessions_by_use on auth.sessions (coalesce(rotated_at[cardinality(rotated_at)], created_at));
create index users_unconfirmed on auth.users (created_at) where email_confirmed_at is null;
