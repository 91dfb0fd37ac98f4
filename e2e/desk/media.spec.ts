import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { House } from '../house/house.ts'
import { EDITOR_EMAIL, expect, signIn, test } from './editor.ts'

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test.beforeEach(({ page }) => signIn(page, EDITOR_EMAIL, house.url))

/** A wide picture: blue to the left, red to the right. */
async function drawBlueAndRed(): Promise<Buffer> {
  const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d01020' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1800, height: 600, channels: 3, background: '#1020d0' } })
    .composite([{ input: red, left: 900, top: 0 }])
    .png()
    .toBuffer()
}

async function dropFiles(page: Page, files: { name: string; bytes: Buffer }[]) {
  const dataTransfer = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of dropped)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name))
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  )
  const area = page.getByRole('heading', { level: 1, name: 'Bilete' })
  await area.dispatchEvent('dragover', { dataTransfer })
  await area.dispatchEvent('drop', { dataTransfer })
}

/** Chooses the only picture that the search finds, with the keyboard alone. */
async function pickByKeyboard(page: Page, search: string) {
  await expect(page.getByRole('searchbox', { name: 'Søk i bilete' })).toBeFocused()
  await page.keyboard.type(search)
  const choices = page.getByRole('listbox', { name: 'Bilete' })
  await expect(choices.getByRole('option')).toHaveCount(1)
  const choice = choices.getByRole('option')
  for (let presses = 0; presses < 6; presses++) {
    if (await choice.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
}

test('an editor drops pictures, deletes one and restores it, crops and describes one, and uses it in an article that goes out', async ({
  page,
}) => {
  await page.goto(`${house.url}/redaksjon/bilete`)
  await dropFiles(page, [
    { name: 'logo.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'feil.png', bytes: await drawBlueAndRed() },
    { name: 'stolar.png', bytes: await drawBlueAndRed() },
  ])
  await expect(page.getByRole('alert')).toHaveText(/^logo\.svg er ikkje ei fil vi kan bruke/)
  await expect(page.getByText('stolar.png er lasta opp.')).toBeVisible()

  // One that nothing uses is deleted, and comes back.
  const list = page.getByRole('link', { name: '‹ Bilete og dokument' })
  await page.getByRole('link', { name: 'feil.png' }).click()
  await page.getByRole('button', { name: 'Slett biletet' }).click()
  await page.getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bilete' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'feil.png' })).toHaveCount(0)
  await page.goto(`${house.url}/redaksjon/bilete?vis=deleted`)
  await page.getByRole('button', { name: 'Hent tilbake feil.png' }).click()
  await expect(page.getByText('feil.png er henta tilbake.')).toBeVisible()
  await expect(page.getByText('Ingenting er sletta dei siste 30 dagane.')).toBeVisible()
  await page.getByRole('link', { name: 'Opne biletet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'feil.png' })).toBeVisible()
  await list.click()

  await page.getByRole('link', { name: 'stolar.png' }).click()
  const picture = page.url()
  const id = picture.split('/').at(-1)
  await expect(page.getByText('Alternativ tekst manglar.')).toBeVisible()
  await page.getByRole('slider', { name: 'Fokuspunkt, inn frå venstre' }).focus()
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('100 % inn, 49 % ned')).toBeVisible()
  await page.getByRole('textbox', { name: 'Kva biletet viser' }).fill('Nymåla stolar i Storsalen')
  await expect(page.getByRole('heading', { name: 'Ikkje i bruk' })).toBeVisible()
  await page.getByRole('button', { name: 'Lagre versjon' }).click()
  await list.click()
  await expect(page.getByRole('link', { name: 'Nymåla stolar i Storsalen' })).toBeVisible()
  expect((await page.request.get(`${house.url}/images/${id}`)).status()).toBe(404)

  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  await page.getByRole('textbox', { name: 'Tittel' }).fill('Nye stolar')
  await page.getByRole('textbox', { name: 'Ingress' }).fill('No er det godt å sitje.')
  await page.getByRole('button', { name: 'Vel bilete' }).press('Enter')
  await pickByKeyboard(page, 'Nymåla')
  await expect(page.getByRole('button', { name: 'Byt bilete' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Tekst' }).click()
  await page.keyboard.type('Stolane kom i går.')
  await page.getByRole('toolbar').getByRole('button', { name: 'Bilete' }).click()
  await pickByKeyboard(page, 'Nymåla')
  const inText = page
    .getByRole('textbox', { name: 'Tekst' })
    .getByRole('img', { name: 'Nymåla stolar i Storsalen' })
  await expect.poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()

  const publicPage = await (await page.request.get(`${house.url}/article/nye-stolar`)).text()
  expect(publicPage).toContain('No er det godt å sitje.')
  const images = publicPage.match(/<img[^>]*alt="Nymåla stolar i Storsalen"[^>]*>/g) ?? []
  expect(images).toHaveLength(2)
  const cover = /\ssrc="([^"]*)"/.exec(images[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { channels } = await sharp(await (await page.request.get(house.url + cover)).body()).stats()
  expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false])

  await page.goto(picture)
  await expect(page.getByRole('heading', { name: 'Brukt éin stad' })).toBeVisible()
  await expect(page.getByText('Kan ikkje slettast så lenge det er i bruk.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slett biletet' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nye stolar' }).click()
  await expect(page.getByRole('textbox', { name: 'Tittel' })).toHaveValue('Nye stolar')
})

test('an editor links to a PDF from an article, and visitors open it', async ({ page }) => {
  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  await page.getByRole('textbox', { name: 'Tittel' }).fill('Årsmeldinga er klar')
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Slik gjekk det i fjor.')
  await page.getByRole('textbox', { name: 'Tekst' }).click()
  await page.keyboard.type('Les alt: ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Lenkje' }).click()
  await page.getByRole('button', { name: 'Vel dokument' }).click()
  const chooser = page.getByRole('region', { name: 'Vel eit dokument' })
  const choosing = page.waitForEvent('filechooser')
  await chooser.getByRole('button', { name: 'Last opp PDF' }).click()
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await (await choosing).setFiles({
    name: 'Årsmelding.pdf',
    mimeType: 'application/pdf',
    buffer: bytes,
  })
  const link = page.getByRole('form', { name: 'Lenkje' })
  await expect(link.getByRole('textbox', { name: 'Lenkjetekst' })).toHaveValue('Årsmelding')
  await expect(link.getByRole('textbox', { name: 'Adresse' })).toHaveValue(/^\/documents\//)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tekst' }).getByRole('link')).toHaveText('Årsmelding')
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()

  const publicPage = await (
    await page.request.get(`${house.url}/article/${encodeURIComponent('årsmeldinga-er-klar')}`)
  ).text()
  const address = /href="([^"]*)"[^>]*>Årsmelding</.exec(publicPage)?.[1]
  const reply = await page.request.get(`${house.url}${address}`)
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto(`${house.url}/redaksjon/bilete?vis=documents`)
  await page.getByRole('link', { name: 'Årsmelding' }).click()
  await expect(page.getByRole('heading', { name: 'Brukt éin stad' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Årsmeldinga er klar' })).toBeVisible()
  await expect(page.getByText('Kan ikkje slettast så lenge det er i bruk.')).toBeVisible()
})
