-- A version with a name stays, and takes room from those without one. So that somebody with a link can't push those out by
-- giving names, versions that others than the owner named take a fifth of a project's room at most.
create function public.named_by_others() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_bytes constant bigint := 20 * 1024 * 1024;
begin
  if new.named_by is not distinct from new.user_id::text then return new; end if;
  if new.bytes + coalesce((
    select sum(v.bytes) from public.project_versions as v
    where v.project_id = new.project_id and v.user_id = new.user_id and v.id <> new.id
      and v.name is not null and v.named_by is distinct from v.user_id::text
  ), 0) > most_bytes then
    raise exception using
      errcode = 'check_violation',
      message = 'Versions that others than the owner named can take 20 MB. Remove the name of one to name another.';
  end if;
  return new;
end $$;
-- Fires after version_named, whose name comes first, and which has filled in who gives the name.
create trigger version_named_by_others before insert or update of name on public.project_versions
  for each row when (new.name is not null) execute function public.named_by_others();

revoke all on function public.named_by_others() from public, anon, authenticated;
