import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings from the environment', () => {
  test('without any setting the server stands on port 3000 of this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustProxy: false,
    });
  });

  test('every setting is read, with spaces around it forgiven', () => {
    const environment = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://plan.example.org',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    };
    expect(readConfig(environment)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://plan.example.org/',
      trustProxy: ['10.0.0.0/8', '::1'],
    });
  });

  test('an empty setting counts as not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['HOST', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'plan.example.org'],
    ['PUBLIC_URL', 'ftp://plan.example.org'],
    ['PUBLIC_URL', 'https://plan.example.org/under/a/path'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])(
    '%s=%s is refused with a sentence that names the setting, what was got and what is expected',
    (name, text) => {
      const read = readConfig({ [name]: text });
      const problem = 'problems' in read ? read.problems.join('\n') : 'accepted';
      expect(problem.startsWith(`${name} is "${text}", but it must be `), problem).toBe(true);
      expect(problem).toMatch(/\.$/);
    },
  );

  test('all settings that cannot be used are told at once', () => {
    expect(readConfig({ PORT: 'x', HOST: '?' })).toMatchObject({
      problems: [expect.stringContaining('PORT'), expect.stringContaining('HOST')],
    });
  });
});
