// The login dialog, spec sections 4 and 5: its keys and focus, its views, and the messages in its red box. It is the same
// on the landing page, which opens sooner than the planner.
import { expect, onPhoneAlone, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  fillRegistration,
  mailedLink,
  mailedLinks,
  member,
  register,
  signOut,
  somebody,
  storedSession,
} from './people.ts';
import { escapeDialog, header, open, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

test('the login dialog is used by keyboard alone, and the focus goes to what opened it, or else to the canvas', async ({
  page,
  request,
}) => {
  const person = await member(request);
  const canvas = page.getByLabel('Site plan canvas', { exact: true });
  const login = page.getByRole('dialog', { name: 'Login' });
  await open(page);
  await header(page, 'Login').focus();
  await page.keyboard.press('Enter');
  await expect(login).toBeVisible();
  await escapeDialog(page);
  await expect(header(page, 'Login')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.insertText(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(person.password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, person);
  await expect(canvas).toBeFocused();
  await signOut(page);
  await expect(header(page, 'Login')).toBeVisible();
  await expect(canvas).toBeFocused();
});

test('each view of the dialog begins at the field to be filled, and the focus goes back when it closes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email').fill('ada@example.com');
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(forgot.getByLabel('Email')).toBeFocused();
  await forgot.getByLabel('Email').fill('');
  await forgot.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(forgot.getByRole('alert')).toHaveText('Please enter your email address');
  await expect(forgot.getByLabel('Email')).toBeFocused();
  await expect(forgot.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await forgot.getByLabel('Email').fill('ada@example.com');
  await forgot.getByRole('button', { name: 'Back to Login' }).click();
  await expect(login.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(login.getByLabel('Password')).toBeFocused();
  await login.getByRole('button', { name: 'Create an account' }).click();
  const registration = page.getByRole('dialog', { name: 'Register' });
  await expect(registration.getByLabel('First name')).toBeFocused();
  await registration.getByRole('button', { name: 'Create account' }).click();
  await expect(registration.getByRole('alert')).toHaveText('Please enter your first name');
  expect(await violations(page)).toEqual([]);
  await registration.getByRole('button', { name: 'Already have an account? Login' }).click();
  await expect(login).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await escapeDialog(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test.describe('the red box of the login dialog', () => {
  test.use({ expectedFaults: ['/auth/v1/token', '/auth/v1/resend'] });

  test('marks only the empty field, says alike that password or address is wrong, and asks the server once', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your email address');
    await expect(login.getByLabel('Email')).toBeFocused();
    await expect(login.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(login.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
    for (const wrong of [{ ...person, password: 'wrong-1' }, somebody()]) {
      await fillLogin(page, wrong);
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
      // To be typed again at once.
      await expect(login.getByLabel('Password')).toBeFocused();
      for (const field of ['Email', 'Password'])
        await expect(login.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('button', { name: 'Send the confirmation email again' })).toHaveCount(0);
    }

    // The answer waits until the button was pressed twice more.
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/auth/v1/token*', async (route) => {
      asked += 1;
      await answer.promise;
      await route.continue();
    });
    await fillLogin(page, person);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeFocused();
    await page.keyboard.press('Enter');
    await login.getByLabel('Password').press('Enter');
    answer.resolve();
    await expect(login).toBeHidden();
    expect(asked).toBe(1);
  });

  test('says that the address is not confirmed, and sends another mail, whose link signs in; axe finds no fault', async ({
    page,
    request,
  }) => {
    const person = somebody();
    await register(request, person);
    const first = await mailedLink(person.email, 'signup');
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    expect(await storedSession(page)).toBeNull();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
    const resend = page.getByRole('dialog', { name: 'Confirm Your Email' });
    await expect(resend.getByLabel('Email')).toHaveValue(person.email);
    expect(await violations(page)).toEqual([]);
    const sent = toast(page, 'Confirmation email sent! Check your inbox.');
    // Until the first mail is old enough, a message says how long to wait.
    await expect(async () => {
      await resend.getByRole('button', { name: 'Resend Confirmation Email' }).click();
      await expect(sent.or(resend.getByRole('alert'))).toBeVisible();
      expect(await sent.isVisible()).toBe(true);
    }).toPass();
    await expect.poll(() => mailedLinks(person.email, 'signup')).toHaveLength(2);
    const [, second = ''] = await mailedLinks(person.email, 'signup');
    expect(second).not.toBe(first);
    await page.goto(second);
    await expectToast(page, `You are signed in as ${person.email}.`);
    await expect(toast(page, 'Email confirmed.')).toHaveCSS('opacity', '1');
  });
});

test(
  'on a phone, what is wrong with a field far down is in sight with it',
  onPhoneAlone,
  async ({ page }) => {
    await open(page);
    await header(page, 'Login').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
    await fillRegistration(page, { ...somebody(), password: '12345' });
    const field = page.getByRole('dialog').getByLabel('Password', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Password must be at least 6 characters long');
    const words = page.getByRole('dialog').getByText('Password must be at least 6 characters long').last();
    await expect(words).toBeInViewport({ ratio: 1 });
  },
);
