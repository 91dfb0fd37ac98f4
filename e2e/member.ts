import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { DEMO_PASSWORD } from './house/house.ts'
import { expect, test as visit, waitForHydration } from './visit.ts'

export { expect }

export const FILM = '/metropolis-dxm-20100212'

/** A member on a phone, in a house that tests may change. */
export const test = visit.extend<{ open: (page: Page, path: string) => Promise<void> }>({
  viewport: { width: 390, height: 844 },
  open: ({ house }, use) =>
    use(async (page, path) => {
      await page.goto(house.url + path)
      await waitForHydration(page)
    }),
})

export async function logIn(page: Page, email = 'medlem@fjordheim.example', password = DEMO_PASSWORD) {
  // By role, as the mouse may be over a link whose hidden page, prepared meanwhile, has such fields too.
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.getByRole('textbox', { name: 'Passord', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
}

/** Checks that the page has no accessibility problems. */
export async function expectFree(page: Page) {
  // A message that moves a button away from the mouse changes its colours some frames later.
  await page.mouse.move(0, 0)
  expect(await findBarriers(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}

/** The browser logs every reply with an error status. */
export const ignoreRefusedRequests = (consoleErrors: string[]) => {
  const others = consoleErrors.filter(
    (line) => !/(responded with a status of|was answered with) 4\d\d/.test(line),
  )
  consoleErrors.splice(0, consoleErrors.length, ...others)
}
