// The login dialog, spec sections 4 and 5: its keys and focus, its views, and the messages in its red box.
import { expect, test } from './fixtures.ts';
import {
  expectSignedIn,
  fillLogin,
  mailedLink,
  mailedLinks,
  member,
  register,
  signIn,
  signOut,
  somebody,
} from './people.ts';
import { escapeDialog, header, open, violations } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

test('the login dialog is used with the keyboard alone', async ({ page, request }) => {
  const person = await member(request);
  await open(page);
  await header(page, 'Login').focus();
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, person);
});

test('the focus goes back to what opened the login dialog, and to the canvas where that is gone', async ({
  page,
  request,
}) => {
  const canvas = page.getByLabel('Site plan canvas', { exact: true });
  await open(page);
  await header(page, 'Login').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await escapeDialog(page);
  await expect(header(page, 'Login')).toBeFocused();
  await signIn(page, await member(request));
  await expect(canvas).toBeFocused();
  await signOut(page);
  await expect(header(page, 'Login')).toBeVisible();
  await expect(canvas).toBeFocused();
});

test('while the login dialog is busy its button keeps the focus, and a second press does nothing', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/auth/v1/token*', () => void (asked += 1));
  await open(page);
  await header(page, 'Login').click();
  await fillLogin(page, somebody());
  const button = page.getByRole('button', { name: 'Logging in...' });
  await expect(button).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').press('Enter');
  expect(asked).toBe(1);
  // The pending request is abandoned, so that its failure doesn't count as a fault.
  await page.close();
});

test('each view of the dialog begins at the field that is to be filled', async ({ page }) => {
  await open(page);
  await header(page, 'Login').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByLabel('First name')).toBeFocused();
});

test.describe('has no fault that axe can find', () => {
  test.use({ expectedFaults: ['/auth/v1/token'] });

  test('in any view of the dialog, after confirming, and signed in', async ({ page, request, isMobile }) => {
    test.slow();
    const person = somebody();
    await register(request, person);
    const link = await mailedLink(person.email, 'signup');
    await open(page);
    await header(page, 'Login').click();
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your first name');
    expect(await violations(page)).toEqual([]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(toast(page, 'Email confirmed.')).toHaveCSS('opacity', '1');
    expect(await violations(page)).toEqual([]);
    await open(page);
    await expect(header(page, 'Save Project')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    if (!isMobile) return;
    await header(page, 'Account').click();
    await expect(page.getByRole('menu')).toContainText(person.email);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('the red box of the login dialog', () => {
  test.use({ expectedFaults: ['/auth/v1/token', '/auth/v1/resend'] });

  test('says alike that the password or the address is wrong', async ({ page, request }) => {
    const person = await member(request);
    await open(page);
    await header(page, 'Login').click();
    for (const wrong of [{ ...person, password: 'wrong-1' }, somebody()]) {
      await fillLogin(page, wrong);
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
      // To be typed again at once.
      await expect(page.getByLabel('Password')).toBeFocused();
      for (const field of ['Email', 'Password'])
        await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('marks the field that is empty, and no other', async ({ page }) => {
    await open(page);
    await header(page, 'Login').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your email address');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
  });

  test('says that the address is not confirmed, and sends another mail', async ({ page, request }) => {
    const person = somebody();
    await register(request, person);
    const first = await mailedLink(person.email, 'signup');
    await open(page);
    await header(page, 'Login').click();
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
    const resend = page.getByRole('dialog', { name: 'Confirm Your Email' });
    await expect(resend.getByLabel('Email')).toHaveValue(person.email);
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
  });
});
