import { expect, test } from './visit.ts'

/** The programme on the foyer screen, and as a printed poster. */

const OFFLINE = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'

test('the foyer screen fills 1920 x 1080 with the programme only', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/skjerm')
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { scrollWidth, scrollHeight }
  })
  expect(size).toEqual({ scrollWidth: 1920, scrollHeight: 1080 })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Hopp til innhaldet')).toBeHidden()
  await expect(page.locator('[data-foyer]')).toHaveCSS('cursor', 'none')
  const rows = await page.locator('[data-foyer] li').all()
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    const box = await row.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1080)
  }
})

test('a screen on its side has the programme above the whole poster and the code', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto('/skjerm')
  const scroll = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(scroll).toBe(1920)
  const poster = await page.locator('[data-foyer] img').boundingBox()
  const lastRow = await page.locator('[data-foyer] li').last().boundingBox()
  if (!poster || !lastRow) throw new Error('The screen has no poster or no row.')
  expect(poster.y).toBeGreaterThanOrEqual(lastRow.y + lastRow.height)
  expect(poster.height / poster.width).toBeCloseTo(1.5, 1)
  await expect(page.getByRole('img', { name: 'Program og billettar' })).toBeInViewport({ ratio: 1 })
})

test('when the network is gone, the foyer screen shows the last programme and the time', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.clock.install()
  await page.goto('/skjerm')
  const rows = await page.locator('[data-foyer] li').allTextContents()
  await expect(page.locator('[data-clock]')).toHaveText(/^\d\d\.\d\d$/)
  // The browser logs a request that fails, unless the screen has given it up before.
  page.on('console', (message) => {
    if (message.text() === OFFLINE) consoleErrors.splice(consoleErrors.indexOf(OFFLINE), 1)
  })
  const failed = page.waitForEvent('requestfailed')
  await context.setOffline(true)
  await page.clock.runFor('10:00')
  await expect(page.locator('[data-clock]')).toHaveText(/^Utan nett\. Oppdatert \d\d\.\d\d\.$/)
  expect(await page.locator('[data-foyer] li').allTextContents()).toEqual(rows)
  await failed
})

test('on a screen of another aspect ratio, showings do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/skjerm')
  const tooHigh = await page.locator('[data-foyer] li').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return [...row.children].some((part) => {
          const place = part.getBoundingClientRect()
          return place.top < top - 1 || place.bottom > bottom + 1
        })
      })
      .map((row) => row.textContent),
  )
  expect(tooHigh).toEqual([])
})

test('the week is printed on one A4 page, with nothing cut off', async ({ page }) => {
  await page.goto('/plakat')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-sheet] article')
  expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  const foot = await sheet.locator('> p').boundingBox()
  const rows = await sheet.locator('li').all()
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const box = await row.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
})
