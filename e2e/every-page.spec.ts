import AxeBuilder from '@axe-core/playwright'
import { expect, test, WIDTHS } from './visit.ts'

/** One page of each kind: the families and every screen that is made by itself. */
const PAGES = [
  '/',
  '/kino',
  '/kino-gammel',
  '/kommande-filmar',
  '/den-store-kinodagen',
  '/filmar',
  '/kultur',
  '/program',
  '/sok',
  '/nyhende',
  '/kontakt',
  '/av',
  '/tilsette',
  '/aldersgrenser',
  '/covid-19',
  '/leige',
  '/studio',
  '/bar',
  '/ebillett',
  '/backline',
  '/utstyr',
  '/parkering',
  '/om-oss',
  '/informasjonskapsler',
  '/personvernerklaering',
  '/tilgjenge',
  '/test',
]

for (const screen of WIDTHS) {
  for (const path of PAGES) {
    test(`${path} on ${screen.name} has one main heading, nothing wider than the screen, and no barrier`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      const reply = await page.goto(path)
      expect(reply?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        screen.width,
      )
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    })
  }
}
