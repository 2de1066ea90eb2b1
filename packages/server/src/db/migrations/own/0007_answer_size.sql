-- Each statement of /rest/v1 says how long its answer may be.
drop function rest.has_room(bigint);

-- True while the rows of an answer are no longer than it may be; otherwise the statement fails.
create function rest.has_room(bytes bigint, most bigint) returns boolean
  language plpgsql immutable
  set search_path = ''
as $$
begin
  if bytes > most then
    raise exception using
      errcode = 'program_limit_exceeded',
      message = format('The answer is longer than %s bytes', most),
      hint = 'Ask for fewer rows or for fewer columns, by select.';
  end if;
  return true;
end $$;

revoke all on function rest.has_room(bigint, bigint) from public;
grant execute on function rest.has_room(bigint, bigint) to anon, authenticated;
