import { addDays, formatLongDate, osloDate } from '@lerret/model'
import { weekStart } from '@lerret/model/programme-text'
import { dateWords } from '@lerret/words/nynorsk/dates'
import type { Page } from '@playwright/test'
import { expect, openDesk, test } from './editor.ts'

/** A week after the films of the demo house. */
const emptyWeek = weekStart(addDays(osloDate(Date.now()), 56))
const KEYS_PER_SECOND = 5
const KEY_DELAY_MS = 25
const readCalendar = async (page: Page) => (await page.request.get('/program.ics')).text()
const countShowings = (calendar: string, firstDate: string) =>
  Array.from({ length: 7 }, (_, day) => `:${addDays(firstDate, day).replaceAll('-', '')}T`).reduce(
    (sum, date) => sum + calendar.split(`DTSTART;TZID=Europe/Oslo${date}`).length - 1,
    0,
  )

test('an editor types 21 showings in under a minute, publishes them, takes it back, and pastes a programme', async ({
  page,
}) => {
  const countPublic = async () => countShowings(await readCalendar(page), emptyWeek)
  const before = await countPublic()
  await openDesk(page, `/vekeplan?veke=${emptyWeek}`)
  const grid = page.getByRole('grid', { name: 'Vekeplan' })
  await grid.getByRole('textbox').focus()
  const start = Date.now()
  let keys = 0
  const type = async (text: string) => {
    keys += text.length
    await page.keyboard.type(text, { delay: KEY_DELAY_MS })
  }
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key, { delay: KEY_DELAY_MS })
  }
  for (const text of ['18', '20.30 s2', '21 kj']) {
    for (let day = 0; day < 7; day++) {
      await type(text)
      if (day < 6) await press('Tab')
    }
    await press('Enter')
    await press('Home')
  }
  await expect(page.getByRole('button', { name: 'Publiser 21' })).toBeVisible()
  const seconds = (Date.now() - start) / 1000 + keys * (1 / KEYS_PER_SECOND - KEY_DELAY_MS / 1000)
  console.log(`21 showings: ${keys} keys, ${Math.round(seconds)} s at ${KEYS_PER_SECOND} keys a second`)
  expect(seconds).toBeLessThan(60)

  await page.getByRole('button', { name: 'Publiser 21' }).click()
  await expect(page.getByText(/Ute på \d+ ms/)).toBeVisible()
  expect(await countPublic()).toBe(before + 21)
  await page.getByRole('button', { name: 'Angre publiseringa' }).click()
  await expect(page.getByText(/Ute på/)).toBeHidden()
  expect(await countPublic()).toBe(before)

  // The drafts are still there. They are removed a row at a time.
  await grid.getByRole('textbox').focus()
  await page.keyboard.press('Control+Home')
  for (let row = 0; row < 3; row++) {
    await page.keyboard.type('dagleg -')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Lagra/)).toBeVisible()
  await expect(page.getByText('Fjerna')).toBeHidden()

  // From a letter.
  await page.getByRole('button', { name: 'Lim inn program' }).click()
  const paste = page.getByRole('region', { name: 'Lim inn program' })
  await paste.getByRole('textbox').fill(`Hei!
${formatLongDate(emptyWeek, dateWords)} kl. 18 viser vi Nosferatu i Storsalen.
${formatLongDate(addDays(emptyWeek, 1), dateWords)}
20.30 Metropols, Sal 2
Helsing Kari`)
  await expect(paste.getByText('Står som «Metropols».')).toBeVisible()
  await paste.getByRole('button', { name: 'Legg 2 i vekeplanen' }).click()
  await expect(page.getByText('2 framsyningar er lagde i vekeplanen.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Metropolis/ })).toContainText('20.30')
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByRole('row', { name: /Metropolis/ })).not.toContainText('20.30')
})

test('after one click on a cell, or on the link to another week, what is typed goes into the active cell', async ({
  page,
}) => {
  await openDesk(page, `/vekeplan?veke=${addDays(emptyWeek, -7)}`)
  const grid = page.getByRole('grid', { name: 'Vekeplan' })
  // The focus is at a button that would copy a week.
  await page.getByRole('button', { name: /^Kopier veke/ }).focus()
  await grid
    .getByRole('row', { name: /^Metropolis/ })
    .getByRole('gridcell')
    .nth(3)
    .click()
  await page.keyboard.type('18 20.30')
  await expect(grid.getByRole('textbox', { name: /^Metropolis, Torsdag/ })).toHaveValue('18 20.30')

  await page.getByRole('link', { name: 'Neste veke' }).click()
  await expect(grid.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('21')
  await expect(grid.getByRole('textbox', { name: /, Måndag/ })).toHaveValue('21')
  await page.keyboard.press('Escape')

  // What was typed and not saved is still in the week before.
  await page.getByRole('link', { name: 'Førre veke' }).click()
  await expect(grid.getByRole('textbox')).toBeFocused()
  await expect(
    grid
      .getByRole('row', { name: /^Metropolis/ })
      .getByRole('gridcell')
      .nth(3),
  ).toContainText('20.30')
})
