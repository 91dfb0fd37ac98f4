import { expect, test } from './visit.ts'

test('a visitor with a five-year-old and an adult sees only films for all and with age limit 6', async ({
  page,
}) => {
  await page.goto('/kino')
  const program = page.getByRole('region', { name: 'Program', exact: true })
  const showings = program.locator('li[data-age]')
  const others = program.locator('li[data-age]:not([data-age="A"], [data-age="6"])')
  await program.getByText(/^Vis \d+ dagar til$/).click()
  await expect(others.filter({ visible: true })).not.toHaveCount(0)

  await program.getByText('Kan vi gå?').click()
  await expect(program.getByRole('checkbox', { name: 'I følgje med vaksen' })).toBeChecked()
  await program.getByRole('radio', { name: '0–5 år' }).check()

  await expect(others.filter({ visible: true })).toHaveCount(0)
  await expect(program.locator('li[data-age="A"]').filter({ visible: true })).not.toHaveCount(0)
  await expect(program.locator('li[data-age="6"]').filter({ visible: true })).not.toHaveCount(0)
  for (const day of await program.locator('[data-group]:has(> h3)').filter({ visible: true }).all())
    await expect(day.locator('li[data-age]').filter({ visible: true })).not.toHaveCount(0)

  await program.getByRole('button', { name: 'Vis heile programmet' }).click()
  await expect(showings.filter({ visible: false })).toHaveCount(0)
})
