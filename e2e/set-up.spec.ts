import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { jsonLd, page as oldPage, sitemap, startWebSite } from '../apps/server/testing/web-site-server.ts'
import { createOldHouse } from '../apps/server/testing/wordpress/old-house.ts'
import { startWordPress } from '../apps/server/testing/wordpress/wordpress-server.ts'
import { findBarriers, measureOverflow } from './barriers.ts'
import { expect, test } from './browser.ts'
import { serveCalendar } from './house/calendar-server.ts'
import { DEMO_PASSWORD, givenDataFolder, type House, removeFolder, startHouse } from './house/house.ts'
import { checkOldAddresses, countShowings, publishDrafts, runImportCommand } from './house/import-command.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' })

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

test('somebody with the code sets up a house in bokmål on a phone over plain http, with its programme and old website, and opens it', async ({
  page,
  context,
}) => {
  const pageErrors: string[] = []
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  const begin = performance.now()
  await using oldSite = await startWordPress(createOldHouse({ posts: 3, pages: 1, events: 1 }))
  await using calendar = await serveCalendar(10)
  house = await startHouse({
    dataDir: await givenDataFolder(),
    env: {
      PUBLIC_URL,
      DEMO_TODAY: '',
      TICKETING_ORIGIN: calendar.origin,
      TICKETING_SECONDS: '1',
      IMPORT_ORIGIN: oldSite.url,
    },
  })
  const url = `${PUBLIC_URL}:${new URL(house.url).port}`
  const closed = await page.goto(url)
  expect(closed?.status()).toBe(503)
  expect(closed?.headers()).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' })

  const file = join(house.dataDir, 'secrets', 'setup-code')
  const code = (await readFile(file, 'utf8')).trim()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(house.output()).toContain(`${PUBLIC_URL}/redaksjon/oppstart with the code ${code}`)

  await page.goto(`${url}/redaksjon/oppstart`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByText('Denne adressen er uten HTTPS')).toBeVisible()
  await page.getByLabel('Kode').fill('tull')
  await page.getByLabel('Navnet ditt').fill('Kari Nordmann')
  await page.getByLabel('E-posten din').fill('kari@oyane.example')
  await page.getByLabel('Velg et passord').fill('blåbær på fjellet')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Koden er feil.')).toBeVisible()
  await expectGood(page)
  await page.getByLabel('Kode').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Start' }).click()

  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const goOn = () => page.getByRole('button', { name: 'Lagre og gå videre' }).click()
  await heading('Språk')
  await expect(page.getByRole('radio', { name: 'Bokmål' })).toBeChecked()
  await expectGood(page)
  await goOn()
  await heading('Huset')
  await page.getByLabel('Navnet på huset').fill('Øyane kulturhus')
  await page.getByLabel('Organisasjonsnummer').fill('974 760 674')
  await expect(page.getByText('Dette er ikke et organisasjonsnummer.')).toBeVisible()
  await page.getByLabel('Organisasjonsnummer').fill('974 760 673')
  await page.getByLabel('Sted', { exact: true }).fill('Øyane')
  await page.getByLabel('E-postadresse').fill('post@oyane.example')
  await expectGood(page)
  await goOn()
  await heading('Åpningstider')
  await page.getByRole('button', { name: 'Hopp over' }).click()

  // Resumed on another day.
  await heading('Utseende')
  await page.goto(`${url}/redaksjon/oppstart`)
  await heading('Utseende')
  await page.getByRole('button', { name: 'Grunnpalett' }).click()
  await page.getByRole('option', { name: 'Scene' }).click()
  await page.getByRole('textbox', { name: 'Blekk', exact: true }).fill('#101828')
  await goOn()
  await heading('Saler')
  for (const [index, name] of ['Storsalen', 'Kjelleren'].entries()) {
    await page.getByRole('button', { name: 'Ny sal' }).click()
    await page.getByLabel('Navn', { exact: true }).nth(index).fill(name)
  }
  await goOn()
  await heading('Hva huset gjør')
  await page.getByText('En side om biblioteket').click()
  await expectGood(page)
  await goOn()
  await heading('Billetter')
  await page.getByLabel('Navnet på leverandøren').fill('Billettbua')
  await page.getByLabel('Adressen til billettsalget').fill(calendar.origin)
  await page.getByRole('button', { name: 'Hent forestillinger' }).click()
  await page.getByRole('option', { name: 'Fra en kalender' }).click()
  await page.getByLabel('Adressen til kalenderen').fill(`${calendar.origin}/program.ics`)
  await page.getByRole('button', { name: 'Prøv', exact: true }).click()
  await expect(page.getByText('Leverandøren svarte med 10 forestillinger.')).toBeVisible()
  await expectGood(page)
  await goOn()

  await heading('Den gamle nettsiden')
  const [importPage] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Hent inn den gamle nettsiden' }).click(),
  ])
  await importPage.getByLabel('Adressen til det gamle nettstedet').fill(oldSite.url)
  await importPage.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(importPage.getByText(/^Importen fra .* er ferdig\.$/)).toBeVisible()
  await importPage.close()
  await goOn()
  await heading('E-post og adresse')
  await expect(page.getByText(PUBLIC_URL)).toBeVisible()
  await goOn()
  await heading('Åpne huset')
  await expectGood(page)
  await page.getByRole('button', { name: 'Åpne nettsiden' }).click()
  await heading('Nettsiden er åpen.')
  expect(performance.now() - begin).toBeLessThan(15 * 60_000)

  await page.getByRole('link', { name: 'Til redaksjonen' }).click()
  const reminder = page.getByRole('region', { name: 'Oppstarten' })
  await expect(reminder.getByRole('link')).toHaveText(['Åpningstider'])
  // The columns around it are still loading, and move it.
  await reminder.getByRole('button', { name: 'Ikke vis dette mer' }).press('Enter')
  await expect(reminder).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Trenger deg' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await page.goto(`${url}/redaksjon/nyhende/ny`)
  await page.getByRole('textbox', { name: 'Tittel' }).fill('Vi øver')
  await expect(page.getByText(/^Lagret \d/)).toBeVisible()
  for (const place of ['nyhende', 'filmar', 'vekeplan', 'sider', 'bilete', 'menyar', 'nyhendebrev']) {
    await page.goto(`${url}/redaksjon/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Nytt brev' }).click()
  await expect(page.getByRole('textbox', { name: 'Emne' })).toBeVisible()
  expect(pageErrors).toEqual([])
  const countShowings = () =>
    page.evaluate(async () => {
      const listed = await fetch('/redaksjon/api/content?kinds=event&take=50')
      return (await listed.json()).items.length
    })
  // A house without a provider looks for one once a minute. The old website has a showing too.
  await expect.poll(countShowings, { timeout: 90_000 }).toBe(11)

  const front = await page.goto(url)
  expect(front?.status()).toBe(200)
  await heading('Øyane kulturhus')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'scene')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await expectGood(page)
  expect((await page.request.get(`${house.url}/bibliotek`)).status()).toBe(404)
  const cafe = await page.request.get(`${house.url}/kafe`)
  expect(await cafe.text()).toContain('Noe å spise og drikke, før eller etter.')
})

test('a house file sets up an open house with its programme without anybody’s help, in less than two minutes, and no address of the imported old website is lost unnoticed', async ({
  request,
}) => {
  test.setTimeout(300_000)
  await using calendar = await serveCalendar(10)
  await using oldSite = await startWebSite(OLD_SITE)
  const dataDir = await givenDataFolder()
  const file = join(dataDir, 'house.json')
  await writeFile(
    file,
    JSON.stringify({
      title: 'Øyane kulturhus',
      organisation: { email: 'post@oyane.example', town: 'Øyane' },
      language: 'nb',
      look: { variant: 'scene', colors: { ink: '#101828' } },
      halls: [{ name: 'Storsalen', seats: 120 }],
      activities: ['cinema', 'stage'],
      tickets: {
        host: calendar.origin,
        venueId: '1',
        providerName: 'Billettbua',
        feed: { kind: 'document', url: `${calendar.origin}/program.ics` },
      },
      administrator: { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' },
    }),
  )
  const begin = performance.now()
  house = await startHouse({
    dataDir,
    env: { PUBLIC_URL, HOUSE_FILE: file, DEMO_TODAY: '', TICKETING_ORIGIN: calendar.origin },
  })
  const front = await request.get(house.url)
  expect(performance.now() - begin).toBeLessThan(120_000)
  await expect.poll(() => countShowings(house), { timeout: 60_000 }).toBe(10)
  await runImportCommand(house, oldSite.url)
  await publishDrafts(house)
  expect(front.status()).toBe(200)
  const html = await front.text()
  expect(html).toContain('Øyane kulturhus')
  expect(html).toContain('<html lang="nb" data-theme="scene"')
  const signIn = await request.post(`${house.url}/redaksjon/api/session`, {
    data: { email: 'kari@oyane.example', password: 'blåbær på fjellet' },
  })
  expect(signIn.status()).toBe(200)
  expect(house.output()).not.toContain('with the code')

  const programme = await request.get(`${house.url}/api/v1/programme`)
  expect((await programme.json()).showings).toHaveLength(10)
  const { lost, summary } = await checkOldAddresses(house)
  expect(lost).toEqual(['/finst-ikkje answers 404'])
  expect(summary).toMatch(/^\d+ of \d+ old addresses lead somewhere\.$/)
  for (const [path, text] of Object.entries(OLD_TEXTS)) {
    const reply = await request.get(house.url + path)
    expect([path, reply.status(), (await reply.text()).includes(text)]).toEqual([path, 200, true])
  }
})

const OLD_TEXTS = {
  '/om-oss': 'Huset vart bygd i 1962.',
  '/flytta': 'Huset vart bygd i 1962.',
  '/nytt/opning/': 'Dørene opnar laurdag',
  '/program/nosferatu': 'Ein stum klassikar med levande orgel',
}

/** An old website that is not made with WordPress. */
const OLD_SITE = {
  '/sitemap.xml': sitemap(['/', '/finst-ikkje', ...Object.keys(OLD_TEXTS), '/hus.pdf']),
  '/': oldPage('Gamlehuset', '<p>Velkomen</p>'),
  '/om-oss': oldPage('Om oss', `<p>${OLD_TEXTS['/om-oss']} Her er det kino, konsertar og kafé.</p>`),
  '/flytta': { status: 301, headers: { location: '/om-oss' } },
  '/nytt/opning/': oldPage(
    'Vi opnar',
    `<p>${OLD_TEXTS['/nytt/opning/']}, og alle er velkomne til ein lang kveld med musikk og kaffi.</p>`,
    jsonLd({ '@type': 'NewsArticle', headline: 'Vi opnar', datePublished: '2024-03-01T10:00:00+01:00' }),
  ),
  '/program/nosferatu': oldPage(
    'Nosferatu',
    `<p>${OLD_TEXTS['/program/nosferatu']} i storsalen, for alle som toler litt mørker.</p>`,
    jsonLd({
      '@type': 'ScreeningEvent',
      name: 'Nosferatu',
      startDate: '2029-12-04T19:00',
      location: 'Storsalen',
    }),
  ),
  '/hus.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4 huset' },
}

test('the administrator of the demo house leaves it for a house of one’s own, and comes back by a backup', async ({
  page,
  request,
}) => {
  house = await startHouse({ env: { DEMO_PASSWORD } })
  const backup = join(house.dataDir, 'demo.tar.zst')
  await promisify(execFile)(process.execPath, ['apps/server/commands/backup/backup.ts', backup], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: house.dataDir },
  })
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

  await page.getByRole('button', { name: 'Legg tilbake en sikkerhetskopi' }).click()
  const code = await readFile(join(house.dataDir, 'secrets', 'setup-code'), 'utf8')
  await page.getByLabel('Kode').fill(code.trim())
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({ name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('Kjære hus') })
  await page.getByRole('button', { name: 'Legg tilbake', exact: true }).click()
  await expect(page.getByText('Dette er ikke en hel sikkerhetskopi fra Lerret.')).toBeVisible()
  await expectGood(page)
  await file.setInputFiles(backup)
  await page.getByRole('button', { name: 'Legg tilbake', exact: true }).click()
  await expect(page.getByLabel('Passord')).toBeVisible({ timeout: 90_000 })
  const front = await request.get(house.url)
  expect(front.status()).toBe(200)
  expect(await front.text()).toContain('Fjordheim kulturhus')
})
