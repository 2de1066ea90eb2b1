// Exactly when a site says that authentication isn't set up, backend contract section 4.
import { describe, expect, test } from 'vitest';
import { refused, isBackendUnconfigured, noBackend } from './authResult.ts';

const notSetUp =
  'Authentication is not set up yet. Please configure the backend to enable login/registration.';

describe('authentication is not set up', () => {
  test.each([
    ['where the settings name no backend', noBackend],
    ['where sign-in by email is off', { status: 422, code: 'email_provider_disabled', message: 'Off' }],
    ['where sign-up by email is off', { status: 400, code: 'email_provider_disabled', message: 'Off' }],
    ['where the key is missing', { status: 401, message: 'No API key found in request' }],
    ['where the key is of another backend', { status: 401, message: 'Invalid API key' }],
    ['where a gateway refuses the key', { status: 401, message: 'Invalid authentication credentials' }],
    ['where the backend says so', { status: 422, message: 'Authentication backend is not configured' }],
  ])('%s', (_case, problem) => {
    expect(isBackendUnconfigured(problem)).toBe(true);
    expect(refused(problem, 'An error occurred').problem).toBe(notSetUp);
  });
});

describe("the backend's own message is shown", () => {
  test.each([
    ['when there were too many requests', { status: 429, message: 'Mail is not configured for so many' }],
    ['when the server failed', { status: 503, message: 'The database is not set up' }],
    ['when registering is closed', { status: 422, code: 'signup_disabled', message: 'Signups not allowed' }],
    ['when a token is refused', { status: 401, code: 'bad_jwt', message: 'Invalid API key' }],
    ['when the password is wrong', { status: 400, code: 'invalid_credentials', message: 'Invalid login' }],
  ])('%s', (_case, problem) => {
    expect(isBackendUnconfigured(problem)).toBe(false);
    expect(refused(problem, 'An error occurred').problem).toBe(problem.message);
  });
});

test.each([
  ['of the client', { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }],
  ['of the browser', new TypeError('Failed to fetch')],
])('without a network, plain words replace those %s', (_whose, problem) => {
  expect(isBackendUnconfigured(problem)).toBe(false);
  expect(refused(problem, 'An error occurred').problem).toBe(
    'There is no connection to the server. Check your network and try again.',
  );
});

test.each([
  undefined,
  null,
  'text',
  {},
  { message: '' },
  { message: '{}', status: 502 },
  { message: 7 },
  { name: 'AuthUnknownError', message: 'Unexpected token' },
])('of %j, which has no words, the sentence of the form is shown', (problem) => {
  expect(refused(problem, 'Registration failed').problem).toBe('Registration failed');
});
