-- Whoever may edit a shared project could push out all of its earlier versions by saving 51 times, or a few times with much
-- in it. So of a shared project those versions go first that soonest followed another one: emptying its past would take as
-- long as making it did.

-- The next version of a project to be dropped. The last ten stay until there are no others, unless they take too much.
create function public.version_to_drop(project uuid, owner uuid, oldest_first boolean) returns uuid
  language sql stable
  set search_path = ''
as $$
  select v.id from (
    select id, saved_at, name is null and not kept as passes,
      saved_at - lag(saved_at) over (order by saved_at, id desc) as since,
      oldest_first or row_number() over newest <= 10 and sum(bytes) over newest <= 50 * 1024 * 1024 as is_last
    from public.project_versions
    where project_id = project and user_id = owner
    window newest as (partition by name is null and not kept order by saved_at desc, id)
  ) as v
  where v.passes
  order by v.is_last, case when v.is_last then null else v.since end nulls last, v.saved_at, v.id desc
  limit 1
$$;

-- As before, but for what is dropped of a shared project.
create or replace function public.version_added() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_of_a_project constant int := 50;
  most_bytes_of_a_project constant bigint := 100 * 1024 * 1024;
  -- 50 for each of the 500 projects that an account may keep.
  most_of_a_user constant int := 25000;
  most_bytes_of_a_user constant bigint := 500 * 1024 * 1024;
  stays constant boolean := new.name is not null or new.kept;
  is_by_owner constant boolean := auth.uid() is not distinct from new.user_id
    and not exists (select from public.projects as p where p.id = new.project_id and p.is_shared);
  total public.project_version_totals;
  gone_versions int := 0;
  gone_bytes bigint := 0;
  dropped_bytes bigint;
begin
  if stays and (
    select sum(v.bytes) from public.project_versions as v
    where v.project_id = new.project_id and v.user_id = new.user_id and (v.name is not null or v.kept)
  ) > most_bytes_of_a_project then
    raise exception using
      errcode = 'check_violation',
      message = 'There is no room for another version that stays: named versions of a project can take 100 MB.';
  end if;
  while (
    select count(*) filter (where v.name is null and not v.kept) > most_of_a_project
      or sum(v.bytes) > most_bytes_of_a_project
    from public.project_versions as v
    where v.project_id = new.project_id and v.user_id = new.user_id
  ) loop
    delete from public.project_versions
    where id = (select public.version_to_drop(new.project_id, new.user_id, is_by_owner))
    returning bytes into dropped_bytes;
    exit when not found;
    gone_versions := gone_versions + 1;
    gone_bytes := gone_bytes + dropped_bytes;
  end loop;
  insert into public.project_version_totals as t (user_id, versions, bytes)
  values (new.user_id, 1 - gone_versions, new.bytes - gone_bytes)
  on conflict (user_id) do update set versions = t.versions + excluded.versions, bytes = t.bytes + excluded.bytes
  returning * into total;
  -- Others go one by one, until the rest fits.
  while total.versions > most_of_a_user or total.bytes > most_bytes_of_a_user loop
    delete from public.project_versions
    where id = (
      select case
        when not is_by_owner then public.version_to_drop(new.project_id, new.user_id, false)
        else (
          select v.id from public.project_versions as v
          where v.user_id = new.user_id and v.name is null and not v.kept
          order by v.saved_at, v.id desc limit 1
        )
      end
    )
    returning bytes into dropped_bytes;
    if not found then
      exit when not stays;
      raise exception using
        errcode = 'check_violation',
        message = 'There is no room for another version that stays: the versions of an account can take 500 MB.';
    end if;
    update public.project_version_totals as t set versions = t.versions - 1, bytes = t.bytes - dropped_bytes
    where t.user_id = new.user_id
    returning * into total;
  end loop;
  return null;
end $$;

revoke all on function public.version_to_drop(uuid, uuid, boolean) from public, anon, authenticated;
