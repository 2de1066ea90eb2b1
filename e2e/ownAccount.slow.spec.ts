// Your account is yours: a user changes the address, downloads everything, imports it into another account, asks for the
// deletion and takes it back.
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, mailedLink, member, somebody, storeSession } from './people.ts';
import { header, open, violations } from './plannerPage.ts';
import { openSavedProjects, putProjects } from './projects.ts';
import { expectToast } from './toast.ts';

test('the address changes when both mailed links are opened', async ({ page, request }) => {
  const person = await member(request);
  const { email: fresh } = somebody();
  await storeSession(page, person);
  await open(page);
  await header(page, person.email).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByLabel('New email address').fill(fresh);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog).toContainText(`to ${person.email} and to ${fresh}`);
  await page.goto(await mailedLink(person.email, 'email_change_current'));
  await expectToast(page, 'Email confirmed. Now open the link in the email to your other address.');
  await page.goto(await mailedLink(fresh, 'email_change_new'));
  await expectToast(page, `You are signed in as ${fresh}.`);
  await page.goto('/app');
  await expectSignedIn(page, { ...person, email: fresh });
});

test('everything is downloaded, imported into another account, and the account is deleted unless that is taken back', async ({
  page,
  request,
}) => {
  const person = await member(request);
  await putProjects(request, person, ['Back yard', 'Front yard']);
  await storeSession(page, person);
  await open(page);
  await header(page, person.email).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download everything' }).click();
  const archive = await readFile(await (await downloading).path());
  await expect(dialog).toContainText('The archive was downloaded.');

  await dialog.getByRole('button', { name: 'Delete account...' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question.getByLabel('Password')).toBeFocused();
  await question.getByLabel('Password').fill(person.password);
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toContainText('Your account will be deleted on');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete account...' })).toBeVisible();

  const other = await member(request);
  await storeSession(page, other);
  await open(page);
  await header(page, other.email).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Import an archive...' }).click();
  await (await choosing).setFiles({ name: 'homeplot.zip', mimeType: 'application/zip', buffer: archive });
  await expect(dialog).toContainText('2 projects imported.');
  await page.keyboard.press('Escape');
  const saved = await openSavedProjects(page);
  await expect(saved.getByRole('listitem')).toHaveCount(2);
});

test.describe('with a wrong password', () => {
  test.use({ expectedFaults: ['/auth/v1/token'] });

  test('the account is not deleted, and the dialog says that the password is wrong', async ({
    page,
    request,
  }) => {
    const person = await member(request);
    await storeSession(page, person);
    await open(page);
    await header(page, person.email).click();
    await page.getByRole('button', { name: 'Delete account...' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByLabel('Password').fill(`${person.password}?`);
    await question.getByRole('button', { name: 'Delete my account' }).click();
    await expect(question.getByRole('alert')).toHaveText('The password is wrong. Please try again.');
    await expect(question.getByLabel('Password')).toBeVisible();
  });
});
