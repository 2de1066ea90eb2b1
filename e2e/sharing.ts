// Common steps of the specs for sharing: people with roles, and links, in the Share dialog.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openAs, type Person } from './people.ts';
import { header } from './plannerPage.ts';
import { openSavedProjects, savedProjects } from './projects.ts';
import { expectToast } from './toast.ts';

export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share Your Project' });
export const people = (page: Page): Locator => shareDialog(page).getByRole('list', { name: 'People' });
export const links = (page: Page): Locator => shareDialog(page).getByRole('list', { name: 'Links' });

/** In the dialog of saved projects. */
export const invitations = (page: Page): Locator =>
  savedProjects(page).getByRole('list', { name: 'Invitations' });
export const sharedWithMe = (page: Page): Locator =>
  savedProjects(page).getByRole('list', { name: 'Shared with you' });

export async function openPeople(page: Page): Promise<void> {
  await header(page, 'Share').click();
  await expect(shareDialog(page).getByRole('heading', { name: 'People', exact: true })).toBeVisible();
}

export async function openLinks(page: Page): Promise<void> {
  await header(page, 'Share').click();
  await expect(shareDialog(page).getByRole('heading', { name: 'People with the link' })).toBeVisible();
}

/** Invites somebody in the Share dialog, which must be open. */
export async function sendInvitation(page: Page, { email }: Person, role: string): Promise<void> {
  const form = shareDialog(page).getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Invite by email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expectToast(page, `${email} is invited`);
}

/** Invites somebody in the Share dialog, which must be open, and returns the address of the invitation. */
export async function invite(page: Page, person: Person, role: string): Promise<string> {
  await sendInvitation(page, person, role);
  await people(page)
    .getByRole('button', { name: `Copy the invitation for ${person.email}` })
    .click();
  await expectToast(page, 'Invitation copied to clipboard');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the address of an invitation as the invited account, and accepts it. */
export async function accept(page: Page, person: Person, address: string): Promise<void> {
  await openAs(page, person);
  await page.goto(address);
  await invitations(page).getByRole('button', { name: 'Accept Back yard' }).click();
  await expectToast(page, '“Back yard” is shared with you now');
  await expect(sharedWithMe(page).getByRole('listitem')).toContainText('Back yard');
}

/** Makes a link in the Share dialog, which must be open, and returns its address. */
export async function createLink(page: Page, role: string, expires = 'Never'): Promise<string> {
  await shareDialog(page).getByLabel('Anyone with the link').selectOption(role);
  await shareDialog(page)
    .getByRole('region', { name: 'People with the link' })
    .getByLabel('Expires')
    .last()
    .selectOption(expires);
  await shareDialog(page).getByRole('button', { name: 'Create & copy' }).click();
  await expectToast(page, 'Link copied to clipboard');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Revokes a link in the Share dialog, which must be open. */
export async function revokeLink(page: Page, name: string): Promise<void> {
  await links(page)
    .getByRole('button', { name: `Settings of ${name}` })
    .click();
  await links(page).getByRole('button', { name: 'Revoke link' }).click();
  await links(page).getByRole('button', { name: 'Revoke', exact: true }).click();
}

/** Offers the project to a member, in the Share dialog, which must be open. */
export async function offerTo(page: Page, name: string): Promise<void> {
  await people(page)
    .getByRole('button', { name: `Make ${name} the owner` })
    .click();
  await people(page).getByRole('button', { name: 'Offer' }).click();
  await expectToast(page, `The project is offered to ${name}`);
  await expect(people(page)).toContainText('Asked to become the owner');
}

/** Offers the project to a member, and accepts it in Saved Projects of the member's page. */
export async function handOver(page: Page, name: string, member: Page): Promise<void> {
  await offerTo(page, name);
  await openSavedProjects(member);
  await expect(sharedWithMe(member).getByRole('listitem')).toContainText('Offered to you');
  await expect(invitations(member).getByRole('listitem')).toContainText('offers it to you');
  await invitations(member).getByRole('button', { name: 'Accept Back yard' }).click();
  await expectToast(member, 'The project is yours now');
  await expect(invitations(member)).toHaveCount(0);
}
