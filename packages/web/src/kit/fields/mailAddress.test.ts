import { expect, test } from 'vitest';
import { accountAddressProblem, isAccountAddress, mailAddressProblem } from './mailAddress.ts';

test.each(['ada@example.com', 'Ada.Byron+plan@site.example.co.uk'])(
  '"%s" can be the address of an account',
  (text) => {
    expect(isAccountAddress(text)).toBe(true);
    expect(accountAddressProblem(text)).toBeUndefined();
    expect(mailAddressProblem(text)).toBeUndefined();
  },
);

test.each(['jörg@example.com', 'ada@bücher.example', 'ada@localhost'])(
  '"%s" is taken only from those who need no account',
  (text) => {
    expect(accountAddressProblem(text)).toContain('such as ada@example.com');
    expect(mailAddressProblem(text)).toBeUndefined();
  },
);

test.each(['ada@example..com', 'ada@-example.com'])('"%s" is no address of an account', (text) => {
  expect(isAccountAddress(text)).toBe(false);
});

test.each(['abc', '@example.com', 'ada@', 'a da@example.com', 'a@b@c', 'ada@x.com,bo@x.com', '<a@b>'])(
  '"%s" is not an email address',
  (text) => {
    expect(mailAddressProblem(text)).toContain('such as ada@example.com');
    expect(accountAddressProblem(text)).toContain('such as ada@example.com');
  },
);
