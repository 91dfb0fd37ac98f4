import { findBarriersInLooks, SCREEN_LOOKS } from '../barriers.ts'
import { type House, removeFolder, startHouse } from '../house/house.ts'
import { EDITOR_EMAIL, expect, expectVersionSaved, openDesk, signIn, test } from './editor.ts'

test.describe('what waits to be published', () => {
  // Other tests leave drafts that would wait too, so these have a house of their own.
  test.describe.configure({ mode: 'default' })
  let house: House
  test.beforeAll(async () => {
    house = await startHouse()
  })
  test.afterAll(async () => {
    await house.stop()
    await removeFolder(house.dataDir)
  })
  test.beforeEach(({ page }) => signIn(page, EDITOR_EMAIL, house.url))

  test('an editor sees which pages change, before and after, and chooses what goes out', async ({ page }) => {
    await page.goto(`${house.url}/redaksjon/nyhende?q=orgel`)
    await page.getByRole('link', { name: 'Levande orgel kvar tysdag' }).click()
    await page.getByRole('textbox', { name: 'Tittel' }).fill('Levande orgel kvar onsdag')
    await page.getByRole('button', { name: 'Kva endrar seg?' }).click()
    await expect(page.getByRole('heading', { name: /^\d+ sider endrar seg$/ })).toBeVisible()
    const before = page.frameLocator('iframe[title="Levande orgel kvar onsdag, slik sida er no"]')
    const after = page.frameLocator('iframe[title="Levande orgel kvar onsdag, slik sida blir"]')
    await expect(before.getByRole('heading', { level: 1, name: 'Levande orgel kvar tysdag' })).toBeVisible()
    await expect(after.getByRole('heading', { level: 1, name: 'Levande orgel kvar onsdag' })).toBeVisible()
    await page.getByRole('button', { name: 'Lagre versjon' }).click()
    await expectVersionSaved(page)

    const data = {
      records: [
        {
          kind: 'redirect',
          id: 'e2e-vidare',
          basedOn: 0,
          body: { id: 'e2e-vidare', source: '/vidare', target: '/kino', permanent: false },
        },
      ],
    }
    expect((await page.request.post(`${house.url}/redaksjon/api/content/save`, { data })).status()).toBe(200)
    await page.goto(`${house.url}/redaksjon/publiser`)
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider endrar seg$/ })).toBeVisible()
    await page.locator('summary').filter({ hasText: '/nyhende' }).click()
    const list = page.frameLocator('iframe[title="Nyhende, slik sida blir"]')
    await expect(list.getByText('Levande orgel kvar onsdag').first()).toBeVisible()
    expect(await findBarriersInLooks(page, SCREEN_LOOKS)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })

    // What is left out stays a draft, and changes nothing that is shown.
    await page.getByRole('checkbox', { name: 'Levande orgel' }).press('Space')
    await expect(page.getByRole('heading', { level: 1, name: 'Ingen sider endrar seg' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Levande orgel' }).press('Space')
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider endrar seg$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Publiser desse 2' }).click()
    await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ sider er nye$/ })).toBeVisible()
    const live = await page.request.get(`${house.url}/article/levande-orgel-kvar-tysdag`)
    expect(await live.text()).toContain('Levande orgel kvar onsdag')
  })

  test('an editor publishes one of the records that wait, sees it live, and takes it back', async ({
    page,
  }) => {
    const id = 'e2e-kort-veg'
    const reply = await page.request.post(`${house.url}/redaksjon/api/content/save`, {
      data: {
        records: [
          {
            kind: 'redirect',
            id,
            basedOn: 0,
            body: { id, source: '/kort-veg', target: '/kino', permanent: false },
          },
        ],
      },
    })
    expect(reply.status(), await reply.text()).toBe(200)

    await page.goto(`${house.url}/redaksjon/publiser`)
    const ours = page.getByRole('checkbox', { name: '/kort-veg' })
    await expect(ours).toBeChecked()
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await page.getByRole('button', { name: 'Publiser det eine' }).click()
    await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
    expect((await page.request.get(`${house.url}/kort-veg`, { maxRedirects: 0 })).status()).toBe(302)

    await page.getByRole('button', { name: 'Angre publiseringa' }).click()
    await expect(
      page.getByRole('heading', { name: 'Teke tilbake. Utkasta dine står som dei var.' }),
    ).toBeVisible()
    expect((await page.request.get(`${house.url}/kort-veg`, { maxRedirects: 0 })).status()).toBe(404)
  })

  // The last one, because afterwards the clock of the house is ten years later.
  test('an editor plans an article, which goes out at its time without the newer draft', async ({ page }) => {
    const write = async (title: string) => {
      await page.goto(`${house.url}/redaksjon/nyhende/ny`)
      await page.getByRole('textbox', { name: 'Tittel' }).fill(title)
      await page.getByRole('textbox', { name: 'Tekst' }).focus()
      await page.keyboard.type('Kom tidleg.')
      await page.getByLabel('Publiser seinare').fill('2036-05-01T08:00')
      await page.getByRole('button', { name: 'Planlegg' }).click()
      await expect(page.getByText('Går ut 1. mai 08.00')).toBeVisible()
      return page.url()
    }
    const deleted = await write('Avlyst kveld')
    const id = decodeURIComponent(deleted.split('/').at(-1) ?? '')
    const { draft } = await (
      await page.request.get(`${house.url}/redaksjon/api/content/article/${id}`)
    ).json()
    const records = [{ kind: 'article', id, basedOn: draft.version, body: null }]
    const save = await page.request.post(`${house.url}/redaksjon/api/content/save`, { data: { records } })
    expect(save.status(), await save.text()).toBe(200)
    await page.goto(deleted)
    await expect(page.getByText('Planen fall bort då dette vart sletta.')).toBeVisible()
    await page.getByRole('button', { name: 'Greitt' }).click()
    await expect(page.getByText('Planen fall bort då dette vart sletta.')).toBeHidden()

    const article = await write('Planlagd kveld')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Tekst' })).toContainText('Kom tidleg.')
    await page.getByRole('textbox', { name: 'Tekst' }).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Ta med stol.')
    await expect(page.getByText('Det du har skrive etterpå, blir ikkje med.')).toBeVisible()
    await expect(page.getByText(/^Lagra \d/)).toBeVisible()
    const live = `${house.url}/article/planlagd-kveld`
    expect((await page.request.get(live)).status()).toBe(404)

    // A demo house whose clock stands still reaches the time when it starts again, later.
    await house.stop()
    const port = Number(new URL(house.url).port)
    house = await startHouse({ dataDir: house.dataDir, port, env: { DEMO_TODAY: '2036-05-02' } })
    const text = await (await page.request.get(live)).text()
    expect(text).toContain('Kom tidleg.')
    expect(text).not.toContain('Ta med stol.')
    await page.goto(article)
    await expect(page.getByRole('textbox', { name: 'Tekst' })).toContainText('Ta med stol.')
  })
})

test('an editor finds an article by words, state and order, and the address remembers it', async ({
  page,
}) => {
  await openDesk(page, '/nyhende')
  await page.getByRole('searchbox', { name: 'Søk i Nyhende' }).fill('orgel')
  await expect(page.getByRole('row').filter({ hasText: 'Levande orgel kvar tysdag' })).toBeVisible()
  await expect(page).toHaveURL(/q=orgel/)
  await page.getByRole('button', { name: 'Alle Vis' }).click()
  await page.getByRole('option', { name: 'Utkast' }).click()
  await expect(page.getByText('Ingenting passar til det du leitar etter.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ingenting passar til det du leitar etter.')).toBeVisible()
})
