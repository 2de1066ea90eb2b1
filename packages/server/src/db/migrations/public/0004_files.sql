-- The files that plans refer to: the bucket "files" holds them, each as <id of its owner>/<SHA-256 of its content>.
-- Whoever may read a project may read the files of its plan that its owner holds. Which those are is read from the plan by
-- the database, so a plan that names the hash of somebody else's file opens nothing.
create table public.plan_files (
  -- A project, or a version of one.
  plan_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  sha256 text not null,
  primary key (user_id, plan_id, sha256)
);
create index plan_files_by_hash on public.plan_files (sha256, user_id);

create function public.plan_files_noted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.plan_files as f where f.user_id = old.user_id and f.plan_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.plan_files (plan_id, user_id, sha256)
    select new.id, new.user_id, hash
    from (
      select distinct value #>> '{}' as hash from jsonb_path_query(new.objects, '$[*].*.sha256') as value
    ) as hashes
    where hash ~ '^[0-9a-f]{64}$';
  end if;
  return null;
end $$;

create trigger project_files after insert or update of objects or delete on public.projects
  for each row execute function public.plan_files_noted();
create trigger project_version_files after insert or delete on public.project_versions
  for each row execute function public.plan_files_noted();

alter table public.plan_files enable row level security;
alter table public.plan_files force row level security;

-- As the caller, so that row-level security of the projects decides.
create function public.may_read_project(project_id uuid) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
begin
  return exists (select from public.projects as p where p.id = project_id);
end $$;

create policy plan_files_select on public.plan_files for select to authenticated
  using ((select auth.uid()) = user_id or public.may_read_project(plan_id));
-- As for public.project_versions: only the trigger writes.
create policy plan_files_kept on public.plan_files for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy plan_files_written on public.plan_files for insert to current_user
  with check ((select pg_trigger_depth()) > 0);
create policy plan_files_dropped on public.plan_files for delete to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.plan_files from public, anon, authenticated;
grant select on public.plan_files to authenticated;
revoke all on function public.plan_files_noted(), public.may_read_project(uuid) from public, anon, authenticated;
grant execute on function public.may_read_project(uuid) to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'files', 'files', false, 50 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif', 'application/pdf']
)
on conflict (id) do nothing;

create policy homeplot_files_select on storage.objects for select to authenticated
  using (
    bucket_id = 'files'
    and (
      (storage.foldername(name))[1] = (select auth.uid())::text
      or exists (
        select from public.plan_files as f
        where f.user_id::text = (storage.foldername(name))[1] and f.sha256 = storage.filename(name)
      )
    )
  );
create policy homeplot_files_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'files'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name ~ '^[0-9a-f-]{36}/[0-9a-f]{64}$'
  );
create policy homeplot_files_delete on storage.objects for delete to authenticated
  using (bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text);
