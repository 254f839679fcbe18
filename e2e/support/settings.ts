import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the settings, at one of their sections if one is named. */
export async function openSettings(page: Page, section?: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  await expect(dialog).toBeVisible();
  if (section) await toSection(dialog, section);
  return dialog;
}

/** Leads to a section of the settings that are open. */
export async function toSection(settings: Locator, section: string): Promise<void> {
  await settings.getByRole('link', { name: section }).click();
}
