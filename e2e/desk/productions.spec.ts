import { expect, openDesk, test } from './editor.ts'

const runId = Date.now().toString(36)

test('an editor writes a culture event, sees what is missing, publishes it, takes it back, and opens a showing of a film', async ({
  page,
}) => {
  const title = `Visekveld ${runId}`
  await openDesk(page, '/arrangement')
  await page.getByRole('link', { name: 'Nytt arrangement' }).click()
  await page.getByRole('textbox', { name: 'Tittel', exact: true }).fill(title)
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Før dette kan ut, må du skrive type arrangement, aldersgrense.',
  )
  await page.getByLabel('Type arrangement').fill('Konsert')
  await page.getByRole('button', { name: 'Aldersgrense' }).click()
  await page.getByRole('option', { name: 'Tillaten for alle' }).click()
  await page.getByLabel('Samandrag').fill('Viser frå heile bygda.')
  await page.getByLabel('Medverkande').fill('Helga Brekke, Odd Tveiten')
  await expect(page.getByText('Alt som må vere med, er på plass.')).toBeVisible()
  const slug = await page.getByLabel('Adresse').inputValue()
  expect(slug).toMatch(new RegExp(`^visekveld-${runId}-[a-z0-9]{7}$`))
  await expect(page.getByText(`/${slug} · Ledig`)).toBeVisible()
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeVisible()

  const publicPage = await page.request.get(`/${slug}`)
  expect(publicPage.status()).toBe(200)
  expect(await publicPage.text()).toContain('Helga Brekke')
  await page.getByRole('button', { name: 'Angre publiseringa' }).click()
  await expect(page.getByRole('heading', { name: /Teke tilbake/ })).toBeVisible()
  expect((await page.request.get(`/${slug}`)).status()).toBe(404)

  // A film has its showings.
  await page.getByRole('navigation', { name: 'Stader' }).getByRole('link', { name: 'Filmar' }).click()
  await page.getByRole('searchbox', { name: 'Søk i Filmar' }).fill('Nosferatu')
  await page
    .getByRole('table', { name: 'Filmar' })
    .getByRole('link', { name: 'Nosferatu', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeAttached()
  const showings = page.getByRole('region', { name: 'Framsyningar' })
  await expect(showings.getByRole('link', { name: 'Opne vekeplanen' })).toHaveAttribute(
    'href',
    /\/redaksjon\/vekeplan/,
  )
  await showings
    .getByRole('link', { name: /klokka/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Kva skjer med framsyninga?' })).toBeVisible()
})
