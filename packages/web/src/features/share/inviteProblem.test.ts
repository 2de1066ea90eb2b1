import { expect, test } from 'vitest';
import { inviteProblem } from './inviteProblem.ts';

const bo = { user_id: 'b', role: 'viewer', name: 'Bo', email: 'bo@example.com' } as const;
const cy = {
  id: 'c',
  project_id: 'p',
  email: 'cy@example.com',
  role: 'viewer',
  created_at: '2026-11-28T10:00:00Z',
  mailed_at: null,
  project_title: 'Yard',
  inviter_name: 'Dana',
} as const;
const problem = (email: string) =>
  inviteProblem(email, 'dana@example.com', { members: [bo], invitations: [cy] });

test.each([
  ['dana', 'such as ada@example.com'],
  ['Dana@Example.com', 'This project is yours.'],
  ['BO@example.com', 'is a member already.'],
  ['cy@example.com', 'is invited already.'],
])('%s cannot be invited', (email, why) => {
  expect(problem(email)).toContain(why);
});

test('somebody else can be invited', () => {
  expect(problem('eve@example.com')).toBeUndefined();
});
