-- A page that is led to such a place can't draw anything any more. Pins that are there already are left out by the page.
alter table public.comment_threads add constraint comment_threads_anchor_is_near check (
  not jsonb_path_exists(anchor, '$.** ? (@ > 100000000 || @ < -100000000)')
) not valid;
