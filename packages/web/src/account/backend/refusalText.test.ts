import { beforeEach, expect, test, vi } from 'vitest';
import { refusalText } from './refusalText.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

test.each(['You can keep 500 projects.', 'bob@example.com is invited already.'])(
  'a sentence of the backend is shown as it is: %s',
  (sentence) => expect(refusalText(sentence, 400, '23514')).toBe(sentence),
);

test.each([
  [403, '42501', 'new row violates row-level security policy for table "share_links"', /permission/],
  [403, 'Unauthorized', 'new row violates row-level security policy', /permission/],
  [409, '23503', 'insert or update on table "invitations" violates foreign key constraint', /deleted/],
  [409, '23505', 'duplicate key value violates unique constraint "projects_pkey"', /already exists/],
  [400, '23514', 'new row violates check constraint "projects_objects_size"', /larger/],
  [500, '57014', 'canceling statement due to statement timeout', /Try again/],
  [503, 'PGRST001', 'Database connection error. Retrying the connection.', /in a moment/],
  [401, 'PGRST303', 'JWT expired', /Log in/],
  [400, 'PGRST100', '"failed to parse filter (x)"', /Reload/],
])('the raw text of an error %i %s is never shown', (status, code, message, said) => {
  const text = refusalText(message, status, code);
  expect(text).toMatch(said);
  expect(text).toMatch(/^[A-Z][^"_]+\.$/);
});
