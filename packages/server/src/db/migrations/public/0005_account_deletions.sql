-- Accounts that their owners want deleted. Whoever inserts their own row has their account deleted two weeks later, with
-- everything that refers to it; whoever deletes the row keeps the account.
create table public.account_deletions (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '14 days'
);
create index account_deletions_due on public.account_deletions (due_at);

alter table public.account_deletions enable row level security;
alter table public.account_deletions force row level security;

create policy account_deletions_select on public.account_deletions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy account_deletions_insert on public.account_deletions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy account_deletions_delete on public.account_deletions for delete to authenticated
  using ((select auth.uid()) = user_id);
-- The owner of the tables, as whom the function below runs, sees those that are due and no others.
create policy account_deletions_due on public.account_deletions for select to current_user
  using (due_at <= now());

-- The times are the database's.
revoke all on public.account_deletions from public, anon, authenticated;
grant select, delete, insert (user_id) on public.account_deletions to authenticated;

-- Deletes one account that is due, and returns whether there was one. Homeplot's server calls it every ten minutes.
create function public.delete_due_account() returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from auth.users as u where u.id = (
    select d.user_id from public.account_deletions as d where d.due_at <= now() order by d.due_at limit 1
  );
  return found;
end $$;
revoke all on function public.delete_due_account() from public, anon, authenticated;

do $$
begin
  if to_regprocedure('auth.deletion_requested()') is not null then
    create trigger account_deletion_requested after insert on public.account_deletions
      for each row execute function auth.deletion_requested();
  end if;
  -- On hosted Supabase, if the extension is enabled.
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    execute $cron$
      select cron.schedule('homeplot-delete-due-account', '*/10 * * * *', 'select public.delete_due_account()')
    $cron$;
  end if;
end $$;
