import type { ShowingView } from '@lerret/model'
import type { FoyerScreenBlockItem } from '@lerret/page-engine/page-data'
import { expect, test } from 'vitest'
import { HeadingLevelContext } from '../../elements/Heading.tsx'
import { concert, film, showing } from '../../stories/index.ts'
import { listHeadings, listHrefs, renderBlock, renderHtml, toText } from '../../testing.tsx'
import { FoyerScreen } from './FoyerScreen.tsx'
import { fitTitleSize, rowSizes } from './row-sizes.ts'

const item = (showings: ShowingView[], productions = [film(), concert()]): FoyerScreenBlockItem => ({
  heading: 'Fjordheim kulturhus',
  siteUrl: 'https://fjordheim.example/',
  productions,
  showings,
})
const screen = (...showings: ShowingView[]) => renderBlock('foyer-screen', [item(showings)])

const LONG_TITLE = 'Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim ein tysdag'

/** A showing on a date in November, at an hour in Oslo time. */
const at = (date: number, hour: number, facts: Partial<ShowingView> = {}) =>
  showing({
    id: `${date}-${hour}-${facts.id ?? ''}`,
    startsAt: `2026-11-${date}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`,
    endsAt: `2026-11-${date}T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
    label: null,
    ...facts,
  })
const listRows = (html: string) =>
  Array.from(
    html.matchAll(/<li[^>]*class="([^"]*)"[^>]*>(.*?)<\/li>/g),
    ([, className = '', inner = '']) => ({
      className,
      text: toText(inner),
    }),
  )

test('a row has time, title, hall and age limit, and the next showing is marked', () => {
  const html = screen(at(15, 19, { label: 'Levande orgel' }), at(15, 21))
  expect(listRows(html).map(({ text }) => text)).toEqual([
    '19.00 Nosferatu Neste Storsalen Levande orgel Aldersgrense 12 år',
    '21.00 Nosferatu Storsalen Aldersgrense 12 år',
  ])
  expect(listHeadings(html)).toEqual(['h2 I kveld'])
  expect(toText(html)).toContain('Fjordheim kulturhus sundag 15. november')
})

test('there are no links', () => {
  expect(listHrefs(screen(at(15, 19), at(16, 19)))).toEqual([])
})

test.each([
  [{ state: 'cancelled' }, 'Avlyst', 'off'],
  [{ state: 'postponed' }, 'Utsett', 'off'],
  [{ ticketStatus: 'sold-out' }, 'Utselt', 'late'],
  [{ ticketStatus: 'few-left' }, 'Få billettar att', 'note'],
  [{ ticketStatus: 'free' }, 'Gratis', 'note'],
  [{ ticketStatus: 'at-door' }, 'Sal i døra', 'note'],
  [{ ticketStatus: 'not-yet' }, 'Ikkje til sals enno', 'note'],
  [{ state: 'moved' }, 'Flytta', 'note'],
  [{ state: 'moved', ticketStatus: 'sold-out' }, 'Flytta · Utselt', 'late'],
] as const)('a showing that is %o says %s', (facts, text, className) => {
  const [row] = listRows(screen(at(15, 19, facts)))
  expect(row?.text).toContain(text)
  expect(row?.className).toContain(className)
})

test('the next day has the same status on one line', () => {
  const [, , second] = listRows(
    screen(at(15, 19), at(15, 21), at(16, 19, { state: 'moved', previousStart: '2026-11-14T18:00:00.000Z' })),
  )
  expect(second?.text).toBe('19.00 Nosferatu Flytta Storsalen Aldersgrense 12 år')
})

test('a showing on sale as planned has no status', () => {
  const [, second] = listRows(screen(at(15, 19), at(15, 21)))
  expect(second?.text).toBe('21.00 Nosferatu Storsalen Aldersgrense 12 år')
})

test('a showing that has begun says so, whatever its ticket status, and the one after it is next', () => {
  const html = screen(at(15, 15, { ticketStatus: 'few-left' }), at(15, 19))
  const [begun, next] = listRows(html)
  expect(begun?.text).toContain('Har byrja')
  expect(begun?.text).not.toContain('Få billettar att')
  expect(next?.text).toContain('Neste')
})

test('the poster is that of the next showing that takes place', () => {
  const html = screen(
    at(15, 15),
    at(15, 17, { state: 'cancelled' }),
    at(15, 18, { productionId: 'hardingfele' }),
  )
  expect(html).toContain('/images/hardingfele')
  expect(html).not.toContain('/images/nosferatu')
})

test('when today is over or empty, the next day with showings is shown', () => {
  expect(listHeadings(screen(at(16, 19)))).toEqual(['h2 I morgon'])
  const later = screen(at(18, 19))
  expect(listHeadings(later)).toEqual(['h2 Onsdag'])
  expect(toText(later)).toContain('18. november')
})

test('a short day leaves room for the next one', () => {
  const html = screen(at(15, 19), at(16, 17), at(16, 19))
  expect(listHeadings(html)).toEqual(['h2 I kveld', 'h3 I morgon'])
  expect(listRows(html)).toHaveLength(3)
})

test('a long day fills the screen alone', () => {
  const html = screen(...[11, 13, 15, 17, 19].map((hour) => at(15, hour)), at(16, 19))
  expect(listHeadings(html)).toEqual(['h2 I dag'])
})

test('at most eight rows are shown, with the number of further showings', () => {
  const hours = Array.from({ length: 11 }, (_, index) => at(15, 11 + index))
  const html = screen(...hours)
  expect(listRows(html)).toHaveLength(8)
  expect(toText(html)).toContain('og 3 til')
})

test('without showings it says that a new programme will come', () => {
  expect(toText(screen())).toBe('Fjordheim kulturhus Nytt program kjem snart')
})

test('as the first block it fills the screen, but not elsewhere', () => {
  const page = renderHtml(
    <HeadingLevelContext value={1}>
      <FoyerScreen item={item([at(15, 19)])} />
    </HeadingLevelContext>,
  )
  expect(page).toContain('data-foyer')
  expect(listHeadings(page)).toEqual(['h1 I kveld'])
  expect(screen(at(15, 19))).not.toContain('data-foyer')
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i rows fit the height of the screen and can be read', (rows) => {
  const sizes = rowSizes(rows, rows === 8, rows < 5 ? 6 - rows : 0)
  const secondDay = rows < 5 ? 122 + (6 - rows) * 76 : 0
  expect(rows * sizes.row + secondDay + (rows === 8 ? 60 : 0)).toBeLessThanOrEqual(845)
  expect(sizes.where).toBeGreaterThanOrEqual(36)
  expect(sizes.title).toBeGreaterThanOrEqual(44)
})

test('a long title is set smaller, and two lines of the smallest size fit the row', () => {
  const sizes = rowSizes(8, true, 0)
  expect(fitTitleSize('Nosferatu', sizes)).toBe(sizes.title)
  const smallest = fitTitleSize(LONG_TITLE, sizes)
  expect(smallest).toBeLessThan(sizes.title)
  expect(2 * 1.1 * smallest + 1.15 * sizes.where).toBeLessThanOrEqual(sizes.row)
})
