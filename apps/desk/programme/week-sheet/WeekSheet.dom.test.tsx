import type { Film, Showing } from '@lerret/model'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import { formatTime } from './describe.ts'
import { WeekSheet, type WeekSheetProps } from './WeekSheet.tsx'

const createFilm = (id: string, title: string, minutes: number): Film => ({
  id,
  object: 'movie',
  objectClass: 'movie',
  title,
  ageLimit: '12',
  minutes,
  parentSlug: `${id}-dxm-20220117`,
  pageReference: `${id}-dxm-20220117`,
  ediNumber: 'DXM20220117',
  contents: [{ summary: '', body: '' }],
  assets: [],
  features: [],
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
const input = {
  firstDate: '2026-11-30',
  productions: [createFilm('haxan', 'Häxan', 105), createFilm('caligari', 'Caligari', 76)],
  showings: [sold, lastWeek],
  halls: ['Storsalen', 'Sal 2'],
  drafts: new Map<string, 'draft' | 'changed'>(),
  idSeed: 'seed',
}

const publicIds = new Set(['sold', 'last-week', 'public'])
let visible: readonly Showing[] = []
let sheet: ReturnType<typeof renderDesk> | undefined
let save: ReturnType<typeof vi.fn<WeekSheetProps['save']>>
beforeEach(() => {
  save = vi.fn(async () => ({ publishError: null }))
  open()
  field().focus()
})
afterEach(() => {
  close()
  visible = []
  localStorage.clear()
})

function open(shown = input) {
  const element = (
    <WeekSheet
      input={shown}
      storageKey="week-sheet"
      opensWithFocus={false}
      previousWeek={48}
      save={save}
      publicIds={publicIds}
      visible={visible}
      canPublish
      describeError={() => 'Tenaren svarar ikkje.'}
    />
  )
  if (sheet) sheet.rerender(element)
  else sheet = renderDesk(element)
}

function close() {
  sheet?.unmount()
  sheet = undefined
}

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('[role="grid"] input')
  if (!input) throw new Error('No cell is active.')
  return input
}
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, keys: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...keys })
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
const activeCell = () => field().getAttribute('aria-label')
const understood = () => document.getElementById('understood')?.textContent
async function pressButton(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`There is no button ${name}.`)
  await act(async () => button.click())
}
const savedTimes = (call = 0) =>
  save.mock.calls[call]?.[0].changes.map(
    ({ kind, showing }) =>
      `${kind} ${showing.productionId} ${showing.startsAt.slice(8, 10)} ${formatTime(showing.startsAt)} ${showing.hall}`,
  )

const cellText = (index: number) => document.querySelectorAll('td')[index]?.textContent
const storedTexts = () => JSON.parse(localStorage.getItem('week-sheet') ?? '{}')
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
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    changes: { length: 2 },
    published: { length: 1 },
    clashing: 1,
  })
})

const atHalfPastSeven: Showing = { ...atSixOnMonday, id: 'half', productionId: 'caligari' }
atHalfPastSeven.startsAt = '2026-11-30T18:30:00.000Z'
atHalfPastSeven.endsAt = '2026-11-30T19:56:00.000Z'
const openDrafts = (states: [string, 'draft' | 'changed'][]) =>
  open({ ...input, showings: [...input.showings, atSixOnMonday, atHalfPastSeven], drafts: new Map(states) })
const wrongCells = () =>
  [...document.querySelectorAll('td[data-wrong]')].map(({ textContent }) => textContent)

describe('before a clash goes out, the panel asks', () => {
  const question = () => document.querySelector('aside [role="alert"]')?.textContent ?? null
  const clash = 'Éin kollisjon går ut: Storsalen måndag 18.00 og 19.30.'

  test('when all that is typed clashes', async () => {
    visible = [atSixOnMonday]
    open({ ...input, showings: [...input.showings, atSixOnMonday] })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    expect(save).not.toHaveBeenCalled()
    await pressButton('Publiser likevel')
    expect(save.mock.calls[0]?.[0].published).toHaveLength(1)
  })

  test('when it is with a draft that waits to go out too', async () => {
    open({ ...input, showings: [...input.showings, atSixOnMonday], drafts: new Map([['monday', 'draft']]) })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    expect(save).not.toHaveBeenCalled()
  })

  test('when visitors still see another time than the one that is saved', async () => {
    visible = [atSixOnMonday]
    const moved = {
      ...atSixOnMonday,
      startsAt: '2026-11-30T12:00:00.000Z',
      endsAt: '2026-11-30T13:55:00.000Z',
    }
    open({ ...input, showings: [...input.showings, moved], drafts: new Map([['monday', 'changed']]) })
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(question()).toBe(clash)
    type('20.10')
    expect(question()).toBeNull()
    await pressButton('Publiser 1')
    expect(save.mock.calls[0]?.[0].published).toHaveLength(1)
  })

  test('when a change that would make room waits as a draft', async () => {
    visible = [atSixOnMonday, sold]
    open({
      ...input,
      showings: [
        ...input.showings,
        atSixOnMonday,
        { ...sold, id: 'noon', startsAt: '2026-11-30T12:00:00Z', endsAt: '2026-11-30T14:00:00Z' },
      ],
    })
    type('14')
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 1')
    expect(panelText()).toMatch(/^1 ny framsyning/)
    expect(question()).toBe(clash)
  })

  test('and not when the room is made at the same time', async () => {
    visible = [atSixOnMonday]
    open({ ...input, showings: [...input.showings, atSixOnMonday] })
    type('14')
    press('ArrowDown')
    type('19.30')
    await pressButton('Publiser 2')
    expect(question()).toBeNull()
    expect(save.mock.calls[0]?.[0].published).toHaveLength(2)
  })
})

test('saved drafts are marked in their cells, and said of the active cell', () => {
  openDrafts([
    ['monday', 'draft'],
    ['half', 'changed'],
  ])
  press('ArrowRight')
  expect(cellText(0)).toBe('18.00Utkast')
  expect(cellText(7)).toContain('19.30Endra sidan publisering')
  expect(panelText()).toContain('Utkast, ikkje ute2')
  press('ArrowLeft')
  expect(understood()).toBe('18.00 Storsalen, ferdig 19.55 (utkast)')
})

test('a clash that is saved stays red, is counted and has a way out', () => {
  openDrafts([['half', 'draft']])
  expect(wrongCells()).toEqual(['19.30Utkast20.10 går'])
  expect(panelText()).toContain('Kolliderer i det som er lagra1')
  press('ArrowDown')
  expect(understood()).toBe('19.30 Storsalen, ferdig 20.56 (utkast) · Storsalen er oppteken til 19.55.')
  press('Enter', { altKey: true })
  expect(field().value).toBe('20.10')
  expect(wrongCells()).toEqual([])
  expect(panelText()).not.toContain('Kolliderer')
})

test('a clash between showings of the provider is solved there', () => {
  const other = { ...sold, id: 'other', productionId: 'caligari', startsAt: '2026-12-04T18:30:00Z' }
  open({ ...input, showings: [...input.showings, other] })
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
  save.mockRejectedValueOnce(new Error('offline'))
  type('18')
  await pressButton('Lagre utkast')
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Tenaren svarar ikkje.')
  expect(field().value).toBe('18')
})

/** Holds the next save back until it is released. */
function holdSave() {
  const held = Promise.withResolvers<{ publishError: unknown }>()
  save.mockImplementationOnce(() => held.promise)
  return () => act(async () => held.resolve({ publishError: null }))
}
test('Ctrl S with nothing to save asks nothing of the server, and says so', async () => {
  press('s', { ctrlKey: true })
  expect(understood()).toBe('Alt er lagra frå før.')
  type('18 sall2')
  press('s', { ctrlKey: true })
  expect(understood()).toBe('Ingenting er lagra: noko i vekeplanen er ikkje forstått.')
  expect(field().value).toBe('18 sall2')
  expect(save).not.toHaveBeenCalled()
})

test('a text that says what is saved already is given up by Ctrl S', () => {
  open({ ...input, showings: [...input.showings, atSixOnMonday] })
  type('18.00')
  press('s', { ctrlKey: true })
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
  open({ ...input, showings: [...input.showings, atSixOnMonday] })
  await release()
  expect(field().value).toBe('20.30')
  expect(cellText(1)).toBe('19.002')
  expect(storedTexts()).toEqual({ '2026-12-01 haxan': '19 sal2', '2026-12-02 haxan': '20.30' })
  press('Enter')
  press('z', { ctrlKey: true })
  press('z', { ctrlKey: true })
  expect(cellText(1)).not.toContain('19.00')
  await pressButton('Angre')
  expect(cellText(0)).toBe('18.00')
  expect(storedTexts()).toEqual({})
})

test('a text in the cell being typed goes on after the save of its beginning', async () => {
  const release = holdSave()
  type('18')
  press('s', { ctrlKey: true })
  type('18 20.30')
  open({ ...input, showings: [...input.showings, atSixOnMonday] })
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
  close()
  open()
  expect(field().value).toBe('18 20.30')
  await pressButton('Lagre utkast')
  expect(localStorage.getItem('week-sheet')).toBeNull()
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
  open({ ...input, showings: [...input.showings, atSix] })
  type('19.30')
  const notice = () => document.querySelector('section[aria-label="Dette les folk"]')
  expect(notice()?.textContent).toContain(
    'Häxan måndag 30. november klokka 18.00 er flytta til måndag 30. november klokka 19.30.',
  )
  await pressButton('Publiser 1')
  const moved = { id: 'public', state: 'moved', previousStart: atSix.startsAt }
  expect(save.mock.lastCall).toMatchObject([
    { changes: [{ showing: moved }], published: [{ showing: moved }] },
  ])

  type('20')
  fireEvent.click(notice()?.querySelector('input') as HTMLElement)
  await pressButton('Publiser 1')
  expect(save.mock.lastCall?.[0].changes[0]?.showing).toMatchObject({ id: 'public', state: 'planned' })
})

test('Shift and arrows select cells, and their showings are changed together', () => {
  open({ ...input, showings: [sold, { ...sold, id: 'later', startsAt: '2026-12-05T18:00:00Z' }] })
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

test('a day that is chosen on a narrow screen keeps the focus', () => {
  close()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  open()
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
