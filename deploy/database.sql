-- The roles and the database of Homeplot on a Postgres of your own (15 or newer), made by a superuser:
--   HOMEPLOT_DB_PASSWORD=… psql -U postgres -f deploy/database.sql
-- What is there already stays as it is. The tables are made by the server when it starts.
\set ON_ERROR_STOP on
\getenv password HOMEPLOT_DB_PASSWORD

-- The server signs in as homeplot: not a superuser, so it is subject to row-level security.
select format('create role homeplot login password %L', :'password')
where not exists (select from pg_roles where rolname = 'homeplot') \gexec

-- Requests run as one of these two. Nobody signs in as them.
select format('create role %I nologin noinherit', wanted)
from unnest(array['anon', 'authenticated']) as wanted
where not exists (select from pg_roles where rolname = wanted) \gexec
grant anon, authenticated to homeplot;

select 'create database homeplot owner homeplot'
where not exists (select from pg_database where datname = 'homeplot') \gexec
