-- With 500 large projects one account could fill the disk, and nobody could save anymore. So the plans of an account take
-- 500 MB at most, as its versions do. Plans of less than 1 MB can't be too many, so that most saves count nothing.
create function public.most_plan_bytes() returns bigint
  language sql immutable
  return 500 * 1024 * 1024;

create function public.plans_counted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and octet_length(new.objects::text) <= octet_length(old.objects::text) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 4816230519));
  if (
    select sum(pg_column_size(p.objects) + pg_column_size(p.settings)) from public.projects as p
    where p.user_id = new.user_id
  ) > public.most_plan_bytes() then
    raise exception using
      errcode = 'check_violation',
      message = 'All projects of an account can take 500 MB. Delete one to save this one.';
  end if;
  return null;
end $$;

create trigger plans_counted after insert or update of objects on public.projects
  for each row when (pg_column_size(new.objects) > 1024 * 1024)
  execute function public.plans_counted();

revoke all on function public.most_plan_bytes(), public.plans_counted() from public, anon, authenticated;
