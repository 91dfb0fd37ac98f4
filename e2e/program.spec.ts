import { type AgeLimit, isAdmitted } from '@lerret/model'
import type { Locator } from '@playwright/test'
import fc from 'fast-check'
import { findBarriers, layOutEverything } from './barriers.ts'
import { expect, test, waitForHydration } from './visit.ts'

test('a visitor with a five-year-old and an adult sees only films for all and with age limit 6', async ({
  page,
}) => {
  await page.goto('/kino')
  const program = page.getByRole('region', { name: 'Program', exact: true })
  const others = program.locator('li[data-age]:not([data-age="A"], [data-age="6"])')
  await program.getByRole('radio', { name: 'Alle dagar' }).check()
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
  await expect(others.filter({ visible: true })).not.toHaveCount(0)
})

test('a visitor chooses a weekend and what fits, opens a film, and finds the choices again on the way back', async ({
  page,
}) => {
  await page.goto('/veka')
  await waitForHydration(page)
  const program = page.getByRole('region', { name: 'Program', exact: true })
  const days = program.getByRole('heading', { level: 3 })
  const showings = program.locator('li[data-age]').filter({ visible: true })
  const count = program.getByText(/^\d+ framsyningar passar$/)
  await program.getByRole('radio', { name: 'I helga 20.–22. nov' }).check()
  await expect(days).toHaveText([/fredag 20\. november$/, /laurdag 21\. november$/, 'Sundag 22. november'])
  await expect(program.getByText('Vel alder, språk og tilrettelegging')).toBeVisible()
  await expect(program.locator('[data-object="culture"]').filter({ visible: true })).not.toHaveCount(0)

  await program.getByText('Kan vi gå?').click()
  await program.getByRole('radio', { name: '6–8 år' }).check()
  await program.getByRole('checkbox', { name: 'Teleslynge' }).check()
  await expect(page).toHaveURL('/veka?nar=i-helga&yngste=6&tilgang=teleslynge')
  await expect(count).toHaveText(`${await showings.count()} framsyningar passar`)
  const announced = await count.innerText()

  await showings.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Program')
  await page.goBack()
  await expect(program.getByRole('radio', { name: 'I helga 20.–22. nov' })).toBeChecked()
  await expect(count).toHaveText(announced)

  await page.reload()
  await expect(count).toHaveText(announced)
  await program.getByText('Kan vi gå?').click()
  await program.getByRole('button', { name: 'Vis heile programmet' }).click()
  await expect(page).toHaveURL('/veka')
  await expect(count).toHaveCount(0)
})

test('a visitor who chooses a coming week sees its days, and can choose a language as well', async ({
  page,
}) => {
  await page.goto('/kino')
  const program = page.getByRole('region', { name: 'Program', exact: true })
  const days = program.getByRole('heading', { level: 3 })
  await program.getByRole('radio', { name: 'Veke 48 23.–29. nov' }).check()
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText('Måndag 23. november')

  await program.getByText('Kan vi gå?').click()
  const language = program.getByRole('radio', { name: 'Engelske mellomtekstar' })
  await expect(language).toHaveAccessibleDescription('Språk')
  await language.check()
  const shown = program.locator('li[data-age]').filter({ visible: true })
  await expect(shown).not.toHaveCount(0)
  await expect(shown.filter({ hasNotText: 'engelske mellomtekstar' })).toHaveCount(0)
})

test('the expanded filters have no accessibility problems', async ({ page }) => {
  // A hovered button has intermediate colours during its transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/kino')
  await page.getByText('Kan vi gå?').click()
  expect(await findBarriers(page, { within: '[data-surface]:has(#kino-no-filter)' })).toEqual([])
})

test('on a phone, showings far below the screen are laid out when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kino')
  const showings = page.locator('[data-program] li[data-age]').filter({ visible: true })
  const isLaidOut = (showing: Locator) =>
    showing.evaluate((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? null)
  await expect.poll(() => isLaidOut(showings.first())).toBe(true)
  expect(await isLaidOut(showings.last())).toBe(false)
  await showings.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(showings.last())).toBe(true)
})

test('on a phone, the typeface of body text is loaded when such text comes near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('newsreader')) fetched.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kino')
  await waitForHydration(page)
  expect(fetched).toEqual([])
  await page.getByRole('heading', { name: 'Godt å vite' }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
})

interface Choices {
  /** Indexes among the controls; null for all. */
  day: number | null
  language: number | null
  object: string | null
  age: number | null
  withAdult: boolean
  access: string[]
}

const choices: fc.Arbitrary<Choices> = fc.record({
  day: fc.option(fc.nat(9)),
  object: fc.constantFrom(null, 'movie', 'culture'),
  language: fc.option(fc.nat(7)),
  age: fc.constantFrom(null, 0, 6, 9, 12, 15),
  withAdult: fc.boolean(),
  access: fc.subarray(['wheelchair', 'hearing-loop', 'audio-description', 'relaxed']),
})

for (const [path, heading] of [
  ['/veka', 'Program'],
  ['/test', 'Program, gruppert etter film'],
] as const) {
  test(`any choice on ${path} shows exactly the matching showings, and no heading without showings`, async ({
    page,
  }) => {
    await page.goto(path)
    await layOutEverything(page)
    const program = page.getByRole('region', { name: heading, exact: true })
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        const { rows, choice, groups, hasNoneMessage } = await choose(program, chosen)
        const fitting = rows.filter(
          (row) =>
            (chosen.age === null || isAdmitted(row.age as AgeLimit, [chosen.age], chosen.withAdult)) &&
            chosen.access.every((access) => row.access.includes(access)) &&
            (choice.language === null || row.texts.includes(choice.language)) &&
            (chosen.object === null || !choice.hasObjects || row.object === chosen.object) &&
            choice.from <= row.day &&
            row.day <= choice.to,
        )
        expect(rows.filter(({ isShown }) => isShown)).toEqual(fitting)
        expect(groups.filter(({ isShown, shownRows }) => isShown !== shownRows > 0)).toEqual([])
        expect(hasNoneMessage).toBe(fitting.length === 0)
      }),
      { numRuns: 30, seed: Number(process.env.SEED) },
    )
  })
}

/** Sets the controls, and reads what is visible, from the text of the page instead of the attributes that the stylesheet uses. */
const choose = (program: Locator, chosen: Choices) =>
  program.evaluate((region, { day, language, object, age, withAdult, access }) => {
    const findAll = <Kind extends Element = HTMLElement>(selector: string, within: ParentNode = region) =>
      Array.from(within.querySelectorAll<Kind>(selector))
    const isVisible = (element: Element) => element.checkVisibility()
    for (const details of findAll<HTMLDetailsElement>('details')) details.open = true
    const controls = findAll<HTMLInputElement>('input')
    const wanted = new Set<string>([...access, ...(withAdult ? ['adult'] : []), String(age), String(object)])
    for (const control of controls) control.checked = wanted.has(control.dataset.choice ?? '')
    const check = (values: RegExp, place: number | null) => {
      const candidates = controls.filter(({ dataset }) => values.test(dataset.choice ?? ''))
      const control = place === null ? undefined : candidates[place % candidates.length]
      if (control) control.checked = true
      return control?.labels?.[0]?.textContent ?? null
    }
    const chosenDays = check(/^(soon|today|tomorrow|weekend|w\d)$/, day)
    const chosenLanguage = check(/^l\d$/, language)

    const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
    const readDay = (row: Element) =>
      oslo.format(new Date(findAll<HTMLTimeElement>('time', row)[0]?.dateTime ?? ''))
    const rows = findAll('li[data-age]').map((row) => ({
      age: row.dataset.age ?? '',
      access: (row.dataset.access ?? '').split(' '),
      // A title may contain the name of a language, so each fact is a text of its own.
      texts: findAll(':not(:has(*))', row).map(({ textContent }) => textContent.trim().toLowerCase()),
      day: readDay(row),
      object: row.dataset.object ?? '',
      isShown: isVisible(row),
    }))
    // 20. nov, 20.–22. nov, 30. nov–6. des, frå 28. des; without a date, the next seven days.
    const [, firstDay, firstMonth, lastDay = '', lastMonth = ''] =
      /(?:(\d+)\.(?: (\w+))?–)?(\d+)\. (\w+)$/.exec(chosenDays ?? '') ?? []
    const toDate = (dayNumber: string, month: string) => {
      const number = { nov: '2026-11', des: '2026-12', jan: '2027-01' }[month] ?? ''
      return `${number}-${dayNumber.padStart(2, '0')}`
    }
    const isLater = chosenDays?.includes('frå') ?? false
    const isSoon = chosenDays !== null && lastDay === ''
    return {
      rows,
      choice: {
        from: chosenDays === null || isSoon ? '' : toDate(firstDay ?? lastDay, firstMonth ?? lastMonth),
        to: chosenDays === null || isLater ? '9999' : isSoon ? '2026-11-26' : toDate(lastDay, lastMonth),
        hasObjects: controls.some(({ dataset }) => dataset.choice === 'movie'),
        language: chosenLanguage?.trim().toLowerCase() ?? null,
      },
      groups: findAll('[data-group]:has(> :is(h3, h4), > div > :is(h3, h4))').map((group) => ({
        heading: findAll('h3, h4', group)[0]?.textContent,
        isShown: isVisible(group),
        shownRows: findAll('li[data-age]', group).filter(isVisible).length,
      })),
      hasNoneMessage: findAll('[data-program] [role="status"]').some((status) => status.innerText !== ''),
    }
  }, chosen)
