import type { Page } from '@playwright/test'

/** How a page may look: both themes, light and dark. */
export const LOOKS = [
  { theme: 'fjord', colorScheme: 'light' },
  { theme: 'fjord', colorScheme: 'dark' },
  { theme: 'scene', colorScheme: 'light' },
  { theme: 'scene', colorScheme: 'dark' },
] as const

export async function setLook(page: Page, { theme, colorScheme }: (typeof LOOKS)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate((variant) => document.documentElement.setAttribute('data-theme', variant), theme)
}
