-- What is stored can be read and dumped again: the text of a plan is what an answer and a dump hold. Numbers such as
-- 1e300 take a few bytes as the database holds them, and hundreds as text. Plans that are kept already stay as they are.
alter table public.projects
  add constraint projects_objects_text_size check (octet_length(objects::text) <= 16 * 1024 * 1024) not valid,
  add constraint projects_settings_text_size check (octet_length(settings::text) <= 1024 * 1024) not valid;
