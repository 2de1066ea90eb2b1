-- The schema that describes files. On Supabase it is there already. The bytes are in the folder or in the S3-compatible
-- store that the settings name, each object under its version; a version is written once and never changed.
create schema storage;
grant usage on schema storage to anon, authenticated;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  -- Bytes of one file, and of all files of an account. The server sets them from its settings when it starts.
  file_size_limit bigint,
  account_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text not null,
  owner uuid not null default auth.uid() references auth.users on delete cascade,
  bytes bigint not null check (bytes > 0),
  metadata jsonb not null default '{}',
  version text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  -- Since when no project and no version of one refers to it.
  unused_since timestamptz,
  unique (bucket_id, name)
);
create index objects_of_a_user on storage.objects (owner);

-- An upload that is sent in parts. Its bytes count against the quota from the beginning.
create table storage.uploads (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text not null,
  owner uuid not null default auth.uid() references auth.users on delete cascade,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours'
);
create index uploads_of_a_user on storage.uploads (owner);
create index uploads_by_expiry on storage.uploads (expires_at);

create table storage.upload_parts (
  upload_id uuid not null references storage.uploads on delete cascade,
  begins_at bigint not null,
  bytes bigint not null check (bytes > 0),
  version text not null unique,
  primary key (upload_id, begins_at)
);

-- Bytes that nothing refers to any more. Those of files stay as long as there may be dumps of the database with them.
create table storage.leavings (
  version text primary key,
  kept_until timestamptz not null
);
create index leavings_by_time on storage.leavings (kept_until);

create function storage.foldername(name text) returns text[]
  language sql immutable
  return (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1];

create function storage.filename(name text) returns text
  language sql immutable
  return (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))];

-- Holds the quota. Uploads of one account wait for each other here, so that together they can't exceed it.
create function storage.counted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_files constant int := 10000;
  bucket storage.buckets;
  used bigint;
  files int;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.owner::text, 4816230517));
  select * into bucket from storage.buckets as b where b.id = new.bucket_id;
  select coalesce(sum(all_files.bytes), 0), count(*) into used, files
  from (
    select o.bytes from storage.objects as o where o.owner = new.owner
    union all
    select u.bytes from storage.uploads as u where u.owner = new.owner and u.expires_at > now()
  ) as all_files;
  if new.bytes > bucket.file_size_limit then
    raise exception using errcode = 'HP001', message = bucket.file_size_limit::text;
  end if;
  if used > bucket.account_limit or files > most_files then
    raise exception using errcode = 'HP002', message = format('%s %s', used - new.bytes, bucket.account_limit);
  end if;
  return null;
end $$;

create trigger objects_counted after insert on storage.objects
  for each row execute function storage.counted();
create trigger uploads_counted after insert on storage.uploads
  for each row execute function storage.counted();

create function storage.left_behind() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into storage.leavings (version, kept_until)
  values (old.version, now() + tg_argv[0]::interval)
  on conflict (version) do nothing;
  return null;
end $$;

-- The oldest dump is five weeks old.
create trigger object_left after delete on storage.objects
  for each row execute function storage.left_behind('36 days');
create trigger part_left after delete on storage.upload_parts
  for each row execute function storage.left_behind('0 seconds');

-- Objects get their policies with the bucket, in the migrations for every database.
alter table storage.objects enable row level security;
alter table storage.uploads enable row level security;
alter table storage.upload_parts enable row level security;
alter table storage.leavings enable row level security;
alter table storage.buckets enable row level security;

create policy buckets_select on storage.buckets for select to anon, authenticated using (true);
create policy uploads_own on storage.uploads for all to authenticated
  using ((select auth.uid()) = owner)
  with check ((select auth.uid()) = owner and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy upload_parts_own on storage.upload_parts for all to authenticated
  using (exists (select from storage.uploads as u where u.id = upload_id))
  with check (exists (select from storage.uploads as u where u.id = upload_id));

revoke all on all tables in schema storage from public, anon, authenticated;
grant select on storage.buckets to anon, authenticated;
grant select on storage.objects to anon;
grant select, insert, delete on storage.objects, storage.uploads, storage.upload_parts to authenticated;
grant update on storage.uploads to authenticated;
revoke all on all functions in schema storage from public, anon, authenticated;
grant execute on function storage.foldername(text), storage.filename(text) to anon, authenticated;
