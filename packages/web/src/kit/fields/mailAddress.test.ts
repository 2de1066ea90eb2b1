import { expect, test } from 'vitest';
import { mailAddressProblem } from './mailAddress.ts';

test.each(['ada@example.com', 'Ada.Byron+plan@localhost'])('"%s" is an email address', (text) => {
  expect(mailAddressProblem(text)).toBeUndefined();
});

test.each([
  'abc',
  '@example.com',
  'ada@',
  'a da@example.com',
  'a@b@c',
  'ada@example.com,bo@example.com',
  '<a@b>',
  'ada@example',
  'ada@example..com',
  'ada@-example.com',
  'jörg@example.com',
])('"%s" is not', (text) => {
  expect(mailAddressProblem(text)).toContain('such as ada@example.com');
});
