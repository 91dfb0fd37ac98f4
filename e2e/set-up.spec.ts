import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { expect, test } from './browser.ts'
import { DEMO_PASSWORD, givenFolder, type House, removeFolder, startHouse } from './house/house.ts'

test.use({ viewport: { width: 390, height: 844 } })

let house: House
test.afterEach(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

const PUBLIC_URL = 'http://kulturhus.test'

async function expectGood(page: Page) {
  // Beside it, React Aria keeps what it has announced.
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}

test('somebody with the code sets up a house on a phone, and opens it', async ({ page }) => {
  house = await startHouse({ dataDir: await givenFolder(), env: { PUBLIC_URL, DEMO_TODAY: '' } })
  const closed = await page.goto(house.url)
  expect(closed?.status()).toBe(503)
  expect(closed?.headers()).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' })
  await expect(page.getByRole('heading', { name: 'Nettstaden er stengd ei lita stund' })).toBeVisible()

  const file = join(house.dataDir, 'secrets', 'setup-code')
  const code = (await readFile(file, 'utf8')).trim()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(house.output()).toContain(`${PUBLIC_URL}/redaksjon/oppstart with the code ${code}`)

  await page.goto(`${house.url}/redaksjon/oppstart`)
  await page.getByLabel('Kode').fill('tull')
  await page.getByLabel('Namnet ditt').fill('Kari Nordmann')
  await page.getByLabel('E-posten din').fill('kari@oyane.example')
  await page.getByLabel('Vel eit passord').fill('blåbær på fjellet')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Koden er feil.')).toBeVisible()
  await expectGood(page)
  await page.getByLabel('Kode').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Start' }).click()

  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const goOn = () => page.getByRole('button', { name: 'Lagre og gå vidare' }).click()
  await heading('Huset')
  await page.getByLabel('Namnet på huset').fill('Øyane kulturhus')
  await page.getByLabel('Organisasjonsnummer').fill('974 760 674')
  await expect(page.getByText('Dette er ikkje eit organisasjonsnummer.')).toBeVisible()
  await page.getByLabel('Organisasjonsnummer').fill('974 760 673')
  await page.getByLabel('Stad', { exact: true }).fill('Øyane')
  await page.getByLabel('E-postadresse').fill('post@oyane.example')
  await expectGood(page)
  await goOn()
  await heading('Opningstider')
  await page.getByRole('button', { name: 'Hopp over' }).click()

  // Resumed on another day.
  await heading('Utsjånad')
  await page.goto(`${house.url}/redaksjon/oppstart`)
  await heading('Utsjånad')
  await page.getByRole('button', { name: 'Grunnpalett' }).click()
  await page.getByRole('option', { name: 'Scene' }).click()
  await goOn()
  await heading('Salar')
  await page.getByRole('button', { name: 'Ny sal' }).click()
  await page.getByLabel('Namn', { exact: true }).fill('Storsalen')
  await goOn()
  await heading('Kva huset gjer')
  await page.getByText('Ei side om biblioteket').click()
  await expectGood(page)
  await goOn()
  await heading('Billettar')
  await page.getByRole('button', { name: 'Hopp over' }).click()
  await heading('Den gamle nettsida')
  await goOn()
  await heading('E-post og adresse')
  await expect(page.getByText(PUBLIC_URL)).toBeVisible()
  await goOn()
  await heading('Opne huset')
  await expectGood(page)
  await page.getByRole('button', { name: 'Opne nettsida' }).click()
  await heading('Nettsida er open.')

  const front = await page.goto(house.url)
  expect(front?.status()).toBe(200)
  await heading('Øyane kulturhus')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'scene')
  await expectGood(page)
  expect((await page.request.get(`${house.url}/bibliotek`)).status()).toBe(404)
  expect((await page.request.get(`${house.url}/kafe`)).status()).toBe(200)
})

test('a house file sets up an open house without anybody’s help, in less than two minutes', async ({
  request,
}) => {
  const dataDir = await givenFolder()
  const file = join(dataDir, 'house.json')
  await writeFile(
    file,
    JSON.stringify({
      title: 'Øyane kulturhus',
      organisation: { email: 'post@oyane.example', town: 'Øyane' },
      halls: [{ name: 'Storsalen', seats: 120 }],
      activities: ['cinema'],
      administrator: { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' },
    }),
  )
  const begin = performance.now()
  house = await startHouse({ dataDir, env: { PUBLIC_URL, HOUSE_FILE: file, DEMO_TODAY: '' } })
  const front = await request.get(house.url)
  expect(performance.now() - begin).toBeLessThan(120_000)
  expect(front.status()).toBe(200)
  expect(await front.text()).toContain('Øyane kulturhus')
  const signIn = await request.post(`${house.url}/redaksjon/api/session`, {
    data: { email: 'kari@oyane.example', password: 'blåbær på fjellet' },
  })
  expect(signIn.status()).toBe(200)
  expect(house.output()).not.toContain('with the code')
})

test('the administrator of the demo house leaves it for a house of one’s own', async ({ page, request }) => {
  house = await startHouse({ env: { DEMO_PASSWORD } })
  await page.goto(`${house.url}/redaksjon/oppstart`)
  await page.getByLabel('E-post').fill('admin@fjordheim.example')
  await page.getByLabel('Passord').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await expect(page.getByRole('heading', { name: 'Start ditt eige hus' })).toBeVisible()
  await page.reload()
  await page.getByText('Eg forstår at demoen blir tømd').click()
  await expectGood(page)
  await page.getByRole('button', { name: 'Tøm demoen og start' }).click()
  await expect(page.getByRole('heading', { name: 'Start huset ditt' })).toBeVisible({ timeout: 90_000 })
  expect((await request.get(house.url)).status()).toBe(503)
  const records = await readFile(
    join(house.dataDir, `demo-${new Date().toISOString().slice(0, 10)}.json`),
    'utf8',
  )
  expect(records).toContain('Fjordheim kulturhus')
  expect(house.output()).toContain('with the code')
})
