-- The files that plans refer to: the bucket "files" holds them, each as <id of its owner>/<SHA-256 of its content>.
-- Whoever may read a project may read the files of its plan that its owner holds. Which those are is read from the plan by
-- the database, so a plan that names the hash of somebody else's file opens nothing.
alter table public.projects add column files text[] not null default '{}';
alter table public.project_versions add column files text[] not null default '{}';

create function public.files_in(objects jsonb) returns text[]
  language sql immutable
  set search_path = ''
  return (
    select coalesce(array_agg(distinct hash), '{}')
    from (
      select found #>> '{}' as hash from jsonb_path_query(objects, '$[*].*.sha256') as found
    ) as hashes
    where hash ~ '^[0-9a-f]{64}$'
  );

create function public.files_noted() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.files := public.files_in(new.objects);
  return new;
end $$;

create trigger project_files before insert or update of objects, files on public.projects
  for each row execute function public.files_noted();
create trigger project_version_files before insert on public.project_versions
  for each row execute function public.files_noted();

revoke all on function public.files_in(jsonb), public.files_noted() from public, anon, authenticated;
-- Triggers run as the caller.
grant execute on function public.files_in(jsonb) to authenticated;

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
        select from public.projects as p
        where p.user_id::text = (storage.foldername(name))[1] and storage.filename(name) = any (p.files)
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
