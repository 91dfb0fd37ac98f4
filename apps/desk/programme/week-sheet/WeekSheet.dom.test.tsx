import type { Showing } from '@lerret/model'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { JournalEntry } from '../../editing/session/state/journal-entry.ts'
import { open as openSession, refusal } from '../../editing/session/test-sessions.ts'
import { renderDesk } from '../../test-render.tsx'
import { type Programme, withSaved } from '../programme-data.ts'
import { formatTime } from './describe.ts'
import { toWeekKey, weekRules } from './session/week-record.ts'
import { createWeekTransport, type WeekCalls } from './session/week-transport.ts'
import { type Outcome, WeekSheet } from './WeekSheet.tsx'

const FIRST_DATE = '2026-11-30'
const createFilm = (id: string, title: string, minutes: number) => ({
  id,
  object: 'movie' as const,
  title,
  originalTitle: null,
  minutes,
})
const sold: Showing = {
  id: 'sold',
  productionId: 'haxan',
  startsAt: '2026-12-04T18:00:00Z',
  endsAt: '2026-12-04T19:55:00Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  formats: ['2D'],
  access: [],
  checkout: { venueId: 'fjordheim', eventId: '1' },
}
const lastWeek: Showing = {
  ...sold,
  id: 'last-week',
  productionId: 'caligari',
  startsAt: '2026-11-24T19:00:00Z',
  endsAt: '2026-11-24T20:26:00Z',
}

const PUBLISHED = { batch: 'batch', release: 'r', pages: 3, problems: [], milliseconds: 28, records: [] }

/** What the server has. */
let programme: Programme
let week: Awaited<ReturnType<typeof openSession>>
let sheet: ReturnType<typeof renderDesk>
let outcome: Outcome | null
const save = vi.fn<WeekCalls['save']>()
const publish = vi.fn<WeekCalls['publish']>()
beforeEach(async () => {
  save.mockReset().mockImplementation(async (_request, _programme, changes) => {
    const versions = changes.map(() => 3)
    programme = withSaved(programme, changes, versions)
    return versions
  })
  publish.mockReset().mockResolvedValue(PUBLISHED)
  programme = createProgramme()
  await open()
  field().focus()
})

/** A programme in which visitors see each showing as it is saved, but for drafts. */
function createProgramme(
  showings: readonly Showing[] = [sold, lastWeek],
  {
    drafts = {},
    visible = [],
  }: { drafts?: Record<string, 'draft' | 'changed'>; visible?: readonly Showing[] } = {},
): Programme {
  const stableVersions = { draft: null, changed: 1 }
  return {
    productions: [createFilm('haxan', 'Häxan', 105), createFilm('caligari', 'Caligari', 76)],
    halls: ['Storsalen', 'Sal 2'],
    showings: showings.map((body) => {
      const state = drafts[body.id]
      return { body, version: 2, stableVersion: state ? stableVersions[state] : 2 }
    }),
    visible,
  }
}

async function open(left: readonly JournalEntry[] = []) {
  outcome = null
  await act(async () => {
    week = await openSession(null, 'Amina', [toWeekKey(FIRST_DATE)], {
      rules: weekRules,
      transport: createWeekTransport(FIRST_DATE, { read: async () => programme, save, publish }),
      left,
    })
  })
  sheet = renderDesk(
    <WeekSheet
      session={{ ...week.session, rules: weekRules }}
      firstDate={FIRST_DATE}
      opensWithFocus={false}
      previousWeek={48}
      canPublish
      onOutcome={(next) => {
        outcome = next
      }}
    />,
  )
}

/** The server has another programme, of which the sheet hears. */
async function hear(...args: Parameters<typeof createProgramme>) {
  programme = createProgramme(...args)
  await act(() => week.hear())
}

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('[role="grid"] input')
  if (!input) throw new Error('No cell is active.')
  return input
}
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, keys: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...keys })
const pressSave = () => act(async () => void press('s', { ctrlKey: true }))
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
const activeCell = () => field().getAttribute('aria-label')
const understood = () => document.getElementById('understood')?.textContent
async function pressButton(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}.`)
  await act(async () => button.click())
}
const savedTimes = (call = 0) =>
  save.mock.calls[call]?.[2].map(
    ({ kind, showing }) =>
      `${kind} ${showing.productionId} ${showing.startsAt.slice(8, 10)} ${formatTime(showing.startsAt)} ${showing.hall}`,
  )

const cellText = (index: number) => document.querySelectorAll('td')[index]?.textContent
function storedTexts() {
  week.session.flush()
  const fields = week.journal().flatMap((entry) => Object.entries(entry.fields))
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]))
}
const atSixOnMonday: Showing = {
  id: 'monday',
  productionId: 'haxan',
  startsAt: '2026-11-30T17:00:00.000Z',
  endsAt: '2026-11-30T18:55:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'at-door',
  state: 'planned',
  formats: ['2D'],
  access: [],
}
const selectedCells = () => document.querySelectorAll('[aria-selected="true"]').length
const panelText = () => document.querySelector('aside')?.textContent

test('Tab goes to the next day and Enter to the next film, and one save has all showings', async () => {
  type('18 20.30')
  expect(understood()).toBe('18.00 Storsalen, ferdig 19.55 · 20.30 Storsalen, ferdig 22.25')
  press('Tab')
  expect(activeCell()).toBe('Häxan, Tysdag 1.')
  type('14 sal2')
  press('Enter')
  expect(activeCell()).toBe('Caligari, Tysdag 1.')
  expect(document.activeElement).toBe(field())
  await pressButton('Lagre utkast')
  expect(savedTimes()).toEqual([
    'added haxan 30 18.00 Storsalen',
    'added haxan 30 20.30 Storsalen',
    'added haxan 01 14.00 Sal 2',
  ])
})

test('at the last day, Tab leaves the sheet', () => {
  press('End')
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  act(() => void field().dispatchEvent(event))
  expect(event.defaultPrevented).toBe(false)
})

test('a text with days fills the row', () => {
  type('ma-ty 18, 20.30; sø 14')
  press('Enter')
  expect(document.querySelector('aside')?.textContent).toContain('5 nye framsyningar')
})

test('a word that is not understood is named, and stays in its cell', () => {
  type('18 sall2')
  expect(understood()).toBe('Eg forstår ikkje «sall2». Meiner du Sal 2?')
  press('Enter')
  expect(document.querySelector('td[data-wrong]')?.textContent).toBe('18 sall2')
})

test('a clash shows a way out, which Alt and Enter take', () => {
  press('ArrowDown')
  for (let day = 0; day < 4; day++) press('ArrowRight')
  type('20.30')
  expect(understood()).toBe('20.30 Storsalen, ferdig 21.56 · Storsalen er oppteken til 20.55.')
  press('Enter', { altKey: true })
  expect(field().value).toBe('21.10')
  expect(document.querySelector('td[data-wrong]')).toBeNull()
})

test('a showing with a clash is saved, but not published', async () => {
  type('18')
  press('ArrowDown')
  for (let day = 0; day < 4; day++) press('ArrowRight')
  type('20.30')
  press('Tab')
  await pressButton('Publiser 1')
  expect(save.mock.calls[0]?.[2]).toHaveLength(2)
  expect(publish.mock.calls[0]?.[1]).toEqual([{ id: expect.any(String), version: 3, seen: null }])
  expect(outcome).toMatchObject({ publication: PUBLISHED, published: 1, waiting: 1, clashing: 1 })
})

const atHalfPastSeven: Showing = { ...atSixOnMonday, id: 'half', productionId: 'caligari' }
atHalfPastSeven.startsAt = '2026-11-30T18:30:00.000Z'
atHalfPastSeven.endsAt = '2026-11-30T19:56:00.000Z'
const hearDrafts = (drafts: Record<string, 'draft' | 'changed'>) =>
  hear([sold, lastWeek, atSixOnMonday, atHalfPastSeven], { drafts })
const wrongCells = () =>
  [...document.querySelectorAll('td[data-wrong]')].map(({ textContent }) => textContent)

describe('before a clash goes out, the panel asks', () => {
  const question = () => document.querySelector('aside [role="alert"]')?.textContent ?? null
  const clash = 'Éin kollisjon går ut: Storsalen måndag 18.00 og 19.30.'

  test('when all that is typed clashes', async () => {
    await hear([sold, lastWeek, atSixOnMonday], { visible: [atSixOnMonday] })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    expect(save).not.toHaveBeenCalled()
    await pressButton('Publiser likevel')
    expect(publish.mock.calls[0]?.[1]).toHaveLength(1)
  })

  test('when it is with a draft that waits to go out too', async () => {
    await hear([sold, lastWeek, atSixOnMonday], { drafts: { monday: 'draft' } })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    expect(save).not.toHaveBeenCalled()
  })

  test('when visitors still see another time than the one that is saved', async () => {
    const moved = {
      ...atSixOnMonday,
      startsAt: '2026-11-30T12:00:00.000Z',
      endsAt: '2026-11-30T13:55:00.000Z',
    }
    await hear([sold, lastWeek, moved], { drafts: { monday: 'changed' }, visible: [atSixOnMonday] })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    type('20.10')
    expect(question()).toBeNull()
    await pressButton('Publiser 1')
    expect(publish.mock.calls[0]?.[1]).toHaveLength(1)
  })

  test('when a change that would make room waits as a draft', async () => {
    const noon = { ...sold, id: 'noon', startsAt: '2026-11-30T12:00:00Z', endsAt: '2026-11-30T14:00:00Z' }
    await hear([sold, lastWeek, atSixOnMonday, noon], { visible: [atSixOnMonday, sold] })
    type('14')
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(panelText()).toMatch(/^1 ny framsyning/)
    expect(question()).toBe(clash)
  })

  test('and not when the room is made at the same time', async () => {
    await hear([sold, lastWeek, atSixOnMonday], { visible: [atSixOnMonday] })
    type('14')
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 2')
    expect(question()).toBeNull()
    expect(publish.mock.calls[0]?.[1]).toHaveLength(2)
  })
})

test('saved drafts are marked in their cells, and said of the active cell', async () => {
  await hearDrafts({ monday: 'draft', half: 'changed' })
  press('ArrowRight')
  expect(cellText(0)).toBe('18.00Utkast')
  expect(cellText(7)).toContain('19.30Endra sidan publisering')
  expect(panelText()).toContain('Utkast, ikkje ute2')
  press('ArrowLeft')
  expect(understood()).toBe('18.00 Storsalen, ferdig 19.55 (utkast)')
})

test('a clash that is saved stays red, is counted and has a way out', async () => {
  await hearDrafts({ half: 'draft' })
  expect(wrongCells()).toEqual(['19.30Utkast20.10 går'])
  expect(panelText()).toContain('Kolliderer i det som er lagra1')
  press('ArrowDown')
  expect(understood()).toBe('19.30 Storsalen, ferdig 20.56 (utkast) · Storsalen er oppteken til 19.55.')
  press('Enter', { altKey: true })
  expect(field().value).toBe('20.10')
  expect(wrongCells()).toEqual([])
  expect(panelText()).not.toContain('Kolliderer')
})

test('a clash between showings of the provider is solved there', async () => {
  const other = { ...sold, id: 'other', productionId: 'caligari', startsAt: '2026-12-04T18:30:00Z' }
  await hear([sold, lastWeek, other])
  press('ArrowDown')
  for (let day = 0; day < 4; day++) press('ArrowRight')
  expect(panelText()).toContain('Framsyninga er hos billettsalet, og må flyttast der.')
})

test('Ctrl G fetches last week, and Ctrl Z undoes it', () => {
  press('ArrowDown')
  press('g', { ctrlKey: true })
  expect(understood()).toBe('Det er ikkje noko å hente frå førre veke.')
  press('g', { ctrlKey: true })
  press('ArrowRight')
  expect(field().value).toBe('20')
  press('z', { ctrlKey: true })
  expect(field().value).toBe('')
  press('z', { ctrlKey: true, shiftKey: true })
  expect(field().value).toBe('20')
})

test('cells of a spreadsheet are pasted from the active cell on', async () => {
  paste('18\t20.30\n"19\n21.30"\t-\n')
  await pressButton('Lagre utkast')
  expect(savedTimes()).toEqual([
    'added haxan 30 18.00 Storsalen',
    'added haxan 01 20.30 Storsalen',
    'added caligari 30 19.00 Storsalen',
    'added caligari 30 21.30 Storsalen',
  ])
})

test('Escape takes back what is being typed', () => {
  type('18')
  press('Escape')
  expect(field().value).toBe('')
})

test('a save that fails says why and loses nothing', async () => {
  save.mockRejectedValueOnce(refusal('overloaded', 503))
  type('18')
  await pressButton('Lagre utkast')
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    'Det er mykje å gjere på tenaren akkurat no. Prøv att om litt.',
  )
  expect(field().value).toBe('18')
  expect(outcome).toBeNull()
})

/** Holds the next save back until it is released. */
function holdSave() {
  const held = Promise.withResolvers<void>()
  const saved = save.getMockImplementation()
  save.mockImplementationOnce(async (...args) => {
    await held.promise
    return (await saved?.(...args)) ?? []
  })
  return () => act(async () => held.resolve())
}
test('Ctrl S with nothing to save asks nothing of the server, and says so', async () => {
  await pressSave()
  expect(understood()).toBe('Alt er lagra frå før.')
  type('18 sall2')
  await pressSave()
  expect(understood()).toBe('Ingenting er lagra: noko i vekeplanen er ikkje forstått.')
  expect(field().value).toBe('18 sall2')
  expect(save).not.toHaveBeenCalled()
})

test('a text that says what is saved already is given up by Ctrl S', async () => {
  await hear([sold, lastWeek, atSixOnMonday])
  type('18.00')
  await pressSave()
  expect(save).not.toHaveBeenCalled()
  expect(field().value).toBe('18')
  expect(storedTexts()).toEqual({})
})

test('two presses are one save', async () => {
  const release = holdSave()
  type('18')
  press('s', { ctrlKey: true })
  press('s', { ctrlKey: true })
  await pressButton('Publiser 1')
  await release()
  expect(save).toHaveBeenCalledTimes(1)
  type('18 20.30')
  press('s', { ctrlKey: true })
  await act(async () => {})
  expect(save).toHaveBeenCalledTimes(2)
})

test('times typed while the sheet saves stay, on the screen and in the browser', async () => {
  const release = holdSave()
  type('18')
  press('s', { ctrlKey: true })
  press('Tab')
  type('19 sal2')
  press('Tab')
  type('20.30')
  await release()
  expect(field().value).toBe('20.30')
  expect(cellText(1)).toBe('19.002')
  expect(storedTexts()).toEqual({ '2026-12-01 haxan': '19 sal2', '2026-12-02 haxan': '20.30' })
  press('Enter')
  press('z', { ctrlKey: true })
  press('z', { ctrlKey: true })
  expect(cellText(1)).not.toContain('19.00')
  expect(cellText(0)).toContain('18.00')
  expect(storedTexts()).toEqual({})
})

test('undo goes back over a save, and what it brings back can be saved', async () => {
  type('18')
  await pressSave()
  press('z', { ctrlKey: true })
  expect(field().value).toBe('')
  expect(understood()).toBe('Angra: Häxan, Måndag 30.')
  await pressButton('Lagre utkast')
  expect(savedTimes(1)).toEqual(['removed haxan 30 18.00 Storsalen'])
})

describe('when a colleague saves showings of the week', () => {
  const at = (id: string, day: string, hour: string): Showing => ({
    ...atSixOnMonday,
    id,
    startsAt: `2026-${day}T${hour}:00:00.000Z`,
    endsAt: `2026-${day}T${hour}:55:00.000Z`,
  })

  test('they are there at once, and what was typed elsewhere stays', async () => {
    type('20.30')
    await hear([sold, lastWeek, at('theirs', '12-01', '17')])
    expect(cellText(1)).toContain('18.00')
    expect(field().value).toBe('20.30')
  })

  test('in the cell that was typed in, both texts are shown and one is chosen', async () => {
    type('20.30')
    press('Tab')
    await hear([sold, lastWeek, at('theirs', '11-30', '17')])
    expect(cellText(0)).toContain('20.30')
    await pressSave()
    expect(save).not.toHaveBeenCalled()
    expect(sheet.container.textContent).toContain('Häxan, Måndag 30.')
    await pressButton('Behald mi')
    await pressSave()
    expect(savedTimes()).toEqual(['changed haxan 30 20.30 Storsalen'])
  })

  test('between the press and the save, the save is tried again with what is new', async () => {
    type('20.30')
    save.mockImplementationOnce(async () => {
      programme = createProgramme([sold, lastWeek, at('theirs', '12-01', '17')])
      throw refusal('content_conflict')
    })
    await pressSave()
    expect(savedTimes(1)).toEqual(['added haxan 30 20.30 Storsalen'])
    expect(cellText(1)).toContain('18.00')
  })
})

test('a text in the cell being typed goes on after the save of its beginning', async () => {
  const release = holdSave()
  type('18')
  press('s', { ctrlKey: true })
  type('18 20.30')
  await release()
  expect(field().value).toBe('18 20.30')
  await pressButton('Lagre utkast')
  expect(savedTimes(1)).toEqual(['added haxan 30 20.30 Storsalen'])
})

test('a text that is not understood stays when the others are saved', async () => {
  type('18')
  press('Tab')
  type('20 sall2')
  await pressButton('Lagre utkast')
  expect(field().value).toBe('20 sall2')
  expect(storedTexts()).toEqual({ '2026-12-01 haxan': '20 sall2' })
})

test('showings of the provider cannot be typed over', async () => {
  for (let day = 0; day < 4; day++) press('ArrowRight')
  expect(activeCell()).toBe('Häxan, Fredag 4.')
  type('-')
  press('Enter')
  await pressButton('Kopier veke 48')
  expect(document.querySelector('aside')?.textContent).not.toContain('Fjerna')
})

test('what was typed and not saved is there when the sheet is opened again', async () => {
  type('18 20.30')
  sheet.unmount()
  await act(() => week.session.close())
  expect(save).not.toHaveBeenCalled()
  await open(week.journal())
  expect(field().value).toBe('18 20.30')
  await pressButton('Lagre utkast')
  expect(storedTexts()).toEqual({})
})

test('a pasted programme is looked over before it goes into the sheet', async () => {
  await pressButton('Lim inn program')
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  const value = 'Tysdag 1. desember\n18.00 Häxan, Sal 2\n20.30 Caligri\n21.00 Den store diktatoren'
  fireEvent.change(area, { target: { value } })
  const rows = [...document.querySelectorAll('section tbody tr')].map((row) => row.lastChild?.textContent)
  expect(rows).toEqual(['', 'Står som «Caligri».', '«Den store diktatoren» er ikkje blant filmane.'])
  await pressButton('Legg 2 i vekeplanen')
  expect(understood()).toBe('2 framsyningar er lagde i vekeplanen.')
  await pressButton('Lagre utkast')
  expect(savedTimes()).toEqual(['added haxan 01 18.00 Sal 2', 'added caligari 01 20.30 Storsalen'])
})

test('visitors read about a public showing whose time is typed over, unless it is a correction', async () => {
  const atSix: Showing = {
    id: 'public',
    productionId: 'haxan',
    startsAt: '2026-11-30T17:00:00.000Z',
    endsAt: '2026-11-30T18:55:00.000Z',
    hall: 'Storsalen',
    ticketStatus: 'at-door',
    state: 'planned',
    formats: ['2D'],
    access: [],
  }
  await hear([sold, lastWeek, atSix])
  type('19.30')
  const notice = () => document.querySelector('section[aria-label="Dette les folk"]')
  expect(notice()?.textContent).toContain(
    'Häxan måndag 30. november klokka 18.00 er flytta til måndag 30. november klokka 19.30.',
  )
  await pressButton('Publiser 1')
  const moved = { id: 'public', state: 'moved', previousStart: atSix.startsAt }
  expect(save.mock.lastCall?.[2]).toMatchObject([{ showing: moved }])
  expect(publish.mock.lastCall?.[1]).toEqual([{ id: 'public', version: 3, seen: 2 }])

  await hear([sold, lastWeek, atSix])
  type('20')
  fireEvent.click(notice()?.querySelector('input') as HTMLElement)
  await pressButton('Publiser 1')
  expect(save.mock.lastCall?.[2][0]?.showing).toMatchObject({ id: 'public', state: 'planned' })
})

test('Shift and arrows select cells, and their showings are changed together', async () => {
  await hear([sold, { ...sold, id: 'later', startsAt: '2026-12-05T18:00:00Z' }])
  for (let day = 0; day < 4; day++) press('ArrowRight')
  press('ArrowRight', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  expect(selectedCells()).toBe(4)
  expect(panelText()).toContain('4 celler valde, med 2 framsyningar')
  expect(panelText()).toContain('2 framsyningar: avlyst.')
  press('Escape')
  expect(selectedCells()).toBe(0)
})

test('a click on a cell takes the focus from wherever it is', () => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Kopier veke 48',
  )
  const cells = document.querySelectorAll<HTMLElement>('td')
  button?.focus()
  fireEvent.click(cells[9] as HTMLElement)
  expect(activeCell()).toBe('Caligari, Onsdag 2.')
  expect(document.activeElement).toBe(field())
  button?.focus()
  fireEvent.click(cells[9] as HTMLElement)
  expect(document.activeElement).toBe(field())
})

test('a day that is chosen on a narrow screen keeps the focus', async () => {
  sheet.unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await open()
  const day = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ty 1')
  day?.focus()
  fireEvent.click(day as HTMLElement)
  expect(activeCell()).toBe('Häxan, Tysdag 1.')
  expect(document.activeElement).toBe(day)
  vi.unstubAllGlobals()
})

test('Shift and a click select up to the cell', () => {
  const cells = document.querySelectorAll<HTMLElement>('td')
  fireEvent.click(cells[8] as HTMLElement, { shiftKey: true })
  expect(selectedCells()).toBe(4)
  fireEvent.click(cells[0] as HTMLElement)
  expect(selectedCells()).toBe(0)
})

test('what is typed in selected cells is saved before they are changed together', () => {
  type('18')
  press('Tab')
  press('ArrowLeft', { shiftKey: true })
  expect(selectedCells()).toBe(2)
  expect(panelText()).toContain('Lagre det du har skrive i desse cellene først.')
})

test('while a text is typed, Shift and an arrow select in the text', () => {
  type('18')
  press('ArrowLeft', { shiftKey: true })
  expect(selectedCells()).toBe(0)
})
