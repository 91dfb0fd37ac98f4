import { expect, openDesk, test } from './editor.ts'

test('an editor plans an article, and reads what is not in the plan and when a plan is gone', async ({
  page,
}) => {
  await openDesk(page, '/nyhende/ny')
  await page.getByRole('textbox', { name: 'Tittel' }).fill('Planlagd kveld')
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await text.focus()
  await page.keyboard.type('Kom tidleg.')
  await page.getByLabel('Publiser seinare').fill('2036-05-01T08:00')
  await page.getByRole('button', { name: 'Planlegg' }).click()
  await expect(page.getByText('Går ut 1. mai 08.00')).toBeVisible()
  await page.reload()
  await expect(text).toContainText('Kom tidleg.')
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Ta med stol.')
  await expect(page.getByText('Det du har skrive etterpå, blir ikkje med.')).toBeVisible()
  await expect(page.getByText(/^Lagra \d/)).toBeVisible()
  expect((await page.request.get('/article/planlagd-kveld')).status()).toBe(404)

  const id = decodeURIComponent(page.url().split('/').at(-1) ?? '')
  const { draft } = await (await page.request.get(`/redaksjon/api/content/article/${id}`)).json()
  const records = [{ kind: 'article', id, basedOn: draft.version, body: null }]
  const save = await page.request.post('/redaksjon/api/content/save', { data: { records } })
  expect(save.status(), await save.text()).toBe(200)
  await page.reload()
  const notice = page.getByText('Planen fall bort då dette vart sletta.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Greitt' }).click()
  await expect(notice).toBeHidden()
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
