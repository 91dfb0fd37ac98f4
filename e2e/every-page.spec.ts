import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './visit.ts'

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
  '/skjerm',
  '/plakat',
]

/** A screen on the wall loads itself anew, since nobody is there to do it; a page that people use never does. */
const LOADS_ITSELF = ['/skjerm']

for (const path of PAGES) {
  test(`${path} has one main heading and no barrier, and fits every screen from 320 to 1440 px`, async ({
    page,
  }) => {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, `widest thing on a screen of ${width} px`).toBeLessThanOrEqual(width)
      if (width === 1440 || width === 390)
        expect(await findBarriers(page), `barriers at ${width} px`).toEqual([])
    }
  })
}

async function findBarriers(page: Page): Promise<string[]> {
  const scan = new AxeBuilder({ page })
  if (LOADS_ITSELF.includes(new URL(page.url()).pathname)) scan.disableRules('meta-refresh')
  const { violations } = await scan.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
