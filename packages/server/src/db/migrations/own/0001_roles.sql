-- The two roles that requests run as. They cannot log in; the server takes one of them for each transaction.
-- Roles belong to the whole cluster, so another database, or another server at this very moment, may make them too.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;

-- The server's own role must be able to take them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated'] loop
    begin
      execute format('set local role %I', wanted);
      set local role none;
    exception when insufficient_privilege then
      execute format('grant %I to current_user', wanted);
    end;
  end loop;
exception when insufficient_privilege then
  raise exception using
    errcode = 'insufficient_privilege',
    message = format('The role %I may not act as anon and authenticated.', current_user),
    hint = format('As a superuser run: grant anon, authenticated to %I', current_user);
end $$;

-- Only what is granted by name may be reached.
revoke all on schema public from public;
grant usage on schema public to anon, authenticated;

-- The schema that holds accounts. On Supabase it is there already, and so is this function.
create schema auth;
grant usage on schema auth to anon, authenticated;

-- The id of the account that the request runs for, or null.
create function auth.uid() returns uuid
  language sql stable
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

revoke all on function auth.uid() from public;
grant execute on function auth.uid() to anon, authenticated;
