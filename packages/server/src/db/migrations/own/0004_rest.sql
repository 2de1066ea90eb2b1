-- What the statements of /rest/v1 call.
create schema rest;
grant usage on schema rest to anon, authenticated;

-- True while the rows of an answer are no longer than it may be; otherwise the statement fails.
create function rest.has_room(bytes bigint) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
declare
  most constant bigint := 64 * 1024 * 1024;
begin
  if bytes > most then
    raise exception using
      errcode = 'program_limit_exceeded',
      message = format('The answer is longer than %s bytes', most),
      hint = 'Ask for fewer rows, by limit and offset, or for fewer columns, by select.';
  end if;
  return true;
end $$;

revoke all on function rest.has_room(bigint) from public;
grant execute on function rest.has_room(bigint) to anon, authenticated;
