-- Whoever may read a project or a version reads the files of its plan, also without an account; whoever may edit a project
-- adds files to its owner's folder, where they count against the owner.

-- As the caller, so that row-level security decides. A plan is a project, or a version of one; only with its own owner,
-- because somebody else may make a project with the id of either.
create function public.may_read_plan(plan uuid, owner uuid) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user = 'anon' and public.share_token_hash() is null then return false; end if;
  return exists (select from public.projects as p where p.id = plan and p.user_id = owner)
    or exists (select from public.project_versions as v where v.id = plan and v.user_id = owner);
end $$;

-- The folders in which the caller may keep files.
create function public.writable_folders() returns text[]
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user = 'anon' and public.share_token_hash() is null then return '{}'; end if;
  return array(
    select auth.uid()::text where auth.uid() is not null
    union
    select p.user_id::text from public.projects as p where p.id = any (public.shared_projects(3))
  );
end $$;

drop policy plan_files_select on public.plan_files;
create policy plan_files_select on public.plan_files for select to anon, authenticated
  using (user_id = (select auth.uid()) or public.may_read_plan(plan_id, user_id));
-- When a project is handed over.
create policy plan_files_changed on public.plan_files for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);

create policy homeplot_files_select_shared on storage.objects for select to anon
  using (
    bucket_id = 'files'
    and exists (
      select from public.plan_files as f
      where f.user_id::text = (storage.foldername(name))[1] and f.sha256 = storage.filename(name)
    )
  );
create policy homeplot_files_insert_shared on storage.objects for insert to anon, authenticated
  with check (
    bucket_id = 'files'
    and (storage.foldername(name))[1] = any ((select public.writable_folders())::text[])
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{64}$'
  );

drop function public.may_read_project(uuid);
grant select on public.plan_files to anon;
revoke all on function public.may_read_plan(uuid, uuid), public.writable_folders() from public, anon, authenticated;
grant execute on function public.may_read_plan(uuid, uuid), public.writable_folders() to anon, authenticated;

-- Uploads in parts, which Supabase keeps by itself.
do $$
begin
  if to_regclass('storage.uploads') is null then return; end if;
  drop policy uploads_own on storage.uploads;
  create policy uploads_own on storage.uploads for all to anon, authenticated
    using ((storage.foldername(name))[1] = any ((select public.writable_folders())::text[]))
    with check ((storage.foldername(name))[1] = any ((select public.writable_folders())::text[]));
  alter policy upload_parts_own on storage.upload_parts to anon, authenticated;
end $$;
