import { addDays, type ShowingView } from '@lerret/model'
import type { WeekPosterBlockItem } from '@lerret/page-engine/page-data'
import { SITE_WORDS } from '@lerret/words'
import { displayWords } from '@lerret/words/nynorsk/display'
import { describe, expect, test } from 'vitest'
import { HeadingLevelContext } from '../../elements/Heading.tsx'
import { groupByDay } from '../../showings/listings.ts'
import { film, picture, showing } from '../../stories/index.ts'
import { house } from '../../stories/samples.ts'
import { listHeadings, renderBlock, renderHtml, toText } from '../../testing.tsx'
import { layOutSheet, posterHeight } from './sheet-layout.ts'
import { WeekPoster } from './WeekPoster.tsx'
import { formatWeekDates, formatWeekName } from './week.ts'

const WORDS = { ...SITE_WORDS, ...displayWords }

const saturday = (facts: Partial<ShowingView> = {}) =>
  showing({ startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T19:34:00.000Z', ...facts })

const item = (facts: Partial<WeekPosterBlockItem> = {}): WeekPosterBlockItem => ({
  heading: 'Kino og scene',
  from: '2026-11-16',
  to: '2026-11-22',
  house,
  siteUrl: 'https://fjordheim.example/',
  productions: [film()],
  showings: [saturday()],
  ...facts,
})
const renderPoster = (facts?: Partial<WeekPosterBlockItem>) => renderBlock('week-poster', [item(facts)])
const listTextLines = (html: string) => /<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1]?.split('\n')
const getSheetText = (html: string) => toText(/<article.*?<\/article>/s.exec(html)?.[0] ?? '')

describe('the sheet', () => {
  test('has the week, the days with their showings, and the house’s contact details', () => {
    expect(getSheetText(renderPoster())).toBe(
      'Fjordheim kulturhus Veke 47 16.–22. november Kino og scene Laurdag 21. november 19.00 Nosferatu ' +
        'Levande orgel Storsalen Aldersgrense 12 år Kaivegen 3, 5999 Fjordheim55 00 00 00 · post@fjordheim.example fjordheim.example',
    )
  })

  test('has a code that opens the site', () => {
    expect(renderPoster()).toMatch(/<svg role="img" aria-label="Program og billettar"/)
  })

  test('has headings for the week, the days and the newspaper text', () => {
    const page = renderHtml(
      <HeadingLevelContext value={1}>
        <WeekPoster item={item()} />
      </HeadingLevelContext>,
    )
    expect(listHeadings(page)).toEqual(['h1 Veke 47', 'h2 Laurdag 21. november', 'h2 Til lokalavisa'])
    expect(page).toContain('data-sheet')
    expect(renderPoster()).not.toContain('data-sheet')
  })

  test('shows what is cancelled or sold out, but not how many tickets are left', () => {
    expect(getSheetText(renderPoster({ showings: [saturday({ state: 'cancelled' })] }))).toContain(
      'Nosferatu Avlyst',
    )
    expect(getSheetText(renderPoster({ showings: [saturday({ ticketStatus: 'sold-out' })] }))).toContain(
      'Utselt',
    )
    expect(getSheetText(renderPoster({ showings: [saturday({ ticketStatus: 'few-left' })] }))).not.toContain(
      'Få',
    )
  })

  test('shows what was moved, and when a sale opens', () => {
    const previousStart = '2026-11-19T18:00:00.000Z'
    const renderText = (facts: Partial<ShowingView>) =>
      getSheetText(renderPoster({ showings: [saturday(facts)] }))
    expect(renderText({ state: 'moved', previousStart })).toContain('Nosferatu Flytta Storsalen')
    expect(renderText({ state: 'moved', previousStart, ticketStatus: 'few-left' })).toContain(
      'Nosferatu Flytta',
    )
    expect(renderText({ ticketStatus: 'not-yet', saleOpensAt: '2026-11-18T09:00:00.000Z' })).toContain(
      'Nosferatu Sal frå 18. november Storsalen',
    )
    expect(renderText({ ticketStatus: 'not-yet' })).toContain('Nosferatu Ikkje til sals enno Storsalen')
  })

  test('of a week without showings says so, and has no newspaper text', () => {
    const html = renderPoster({ productions: [], showings: [] })
    expect(getSheetText(html)).toContain('Ingenting på programmet desse dagane.')
    expect(html).not.toContain('Til lokalavisa')
  })

  test('has posters of the productions with most showings, if there are at least three', () => {
    const films = ['a', 'b', 'c', 'd'].map((id) => film({ id, poster: picture(id, '', 1000, 1500) }))
    const showings = ['a', 'b', 'c', 'd', 'd'].map((productionId, index) =>
      saturday({ id: `s${index}`, productionId }),
    )
    const html = renderPoster({ productions: films, showings })
    expect(Array.from(html.matchAll(/src="\/images\/(\w)\?/g), ([, id]) => id)).toEqual(['d', 'a', 'b'])
    expect(renderPoster()).not.toContain('nosferatu-poster')
  })
})

describe('the text for the newspaper', () => {
  test('has one line for each showing', () => {
    const showings = [
      saturday(),
      saturday({ id: 'late', startsAt: '2026-11-21T23:15:00.000Z', hall: 'Sal 2' }),
    ]
    expect(listTextLines(renderPoster({ showings }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen',
      'Sundag 22. november kl. 00.15: Nosferatu (12 år), Sal 2',
    ])
  })

  test('has the age limit and the status in words', () => {
    const productions = [film({ ageLimit: 'A' })]
    expect(listTextLines(renderPoster({ productions }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (tillaten for alle), Storsalen',
    ])
    expect(listTextLines(renderPoster({ showings: [saturday({ state: 'cancelled' })] }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, avlyst',
    ])
  })

  test('has the previous start of a moved showing, and when the sale opens', () => {
    expect(
      listTextLines(
        renderPoster({ showings: [saturday({ state: 'moved', previousStart: '2026-11-19T17:30:00.000Z' })] }),
      ),
    ).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, flytta frå torsdag 19. november kl. 18.30',
    ])
    expect(
      listTextLines(
        renderPoster({
          showings: [saturday({ ticketStatus: 'not-yet', saleOpensAt: '2026-11-18T09:00:00.000Z' })],
        }),
      ),
    ).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, billettsalet opnar onsdag 18. november kl. 10.00',
    ])
  })

  test('has no year, also at New Year', () => {
    const showings = [saturday({ startsAt: '2027-01-02T18:00:00.000Z' })]
    expect(listTextLines(renderPoster({ showings }))?.[0]).toMatch(/^Laurdag 2\. januar kl\. 19\.00/)
  })
})

describe('a week', () => {
  test('that begins in the middle of a calendar week has two numbers', () => {
    expect(formatWeekName('2026-11-16', '2026-11-22', WORDS)).toBe('Veke 47')
    expect(formatWeekName('2026-11-15', '2026-11-21', WORDS)).toBe('Veke 46–47')
  })

  test('names its month once, or both months', () => {
    expect(formatWeekDates('2026-11-16', '2026-11-22', WORDS)).toBe('16.–22. november')
    expect(formatWeekDates('2026-11-28', '2026-12-04', WORDS)).toBe('28. november – 4. desember')
  })
})

describe('one sheet has room for', () => {
  const longTitle = 'Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim'
  const week = (count: number, title = 'Das Cabinet des Dr. Caligari') =>
    groupByDay(
      Array.from({ length: count }, (_, index) => {
        const date = addDays('2026-11-16', Math.floor((index * 7) / count))
        return {
          showing: saturday({ id: `s${index}`, startsAt: `${date}T18:00:00.000Z` }),
          production: film({ title }),
        }
      }),
    )
  const layOut = (days: ReturnType<typeof week>, posters = 12) =>
    layOutSheet(days, posters, ({ production }) => production.title)

  test.each([1, 7, 20, 45, 60, 90])('%i showings, each of them on it once', (count) => {
    const { columns, line, posters } = layOut(week(count))
    expect(columns.flatMap(({ days }) => days).flatMap(({ listings }) => listings)).toHaveLength(count)
    expect(columns.length).toBeLessThanOrEqual(2)
    const longest = Math.max(
      ...columns.map(({ days }) => days.reduce((sum, { listings }) => sum + 2.1 + listings.length, 0)),
    )
    expect(longest * line + posterHeight(posters)).toBeLessThanOrEqual(297 - 20 - 62 - 19)
  })

  test('45 showings in readable type, with posters', () => {
    const { line, posters } = layOut(week(45))
    expect(line * 0.7).toBeGreaterThan(3)
    expect(posters).toBeGreaterThan(0)
  })

  test('larger type and larger posters when there are fewer showings', () => {
    expect(layOut(week(12)).line).toBeGreaterThan(layOut(week(45)).line)
    expect(layOut(week(12)).posters).toBeLessThan(layOut(week(45)).posters)
    expect(layOut(week(90)).posters).toBe(0)
  })

  test('a picture below the shorter column', () => {
    const uneven = [...week(45).slice(0, 1), ...week(140).slice(1, 2)]
    expect(layOut(uneven).columns.map(({ hasRoomForStill }) => hasRoomForStill)).toEqual([true, false])
  })

  test('titles of eighty letters, on two lines', () => {
    expect(layOut(week(45, longTitle)).line).toBeLessThan(layOut(week(45)).line)
  })
})
