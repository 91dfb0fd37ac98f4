import { addDays, type ShowingView, type WeekPosterPart } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { HeadingLevelContext } from '../../elements/Heading.tsx'
import { byDay } from '../../showings/listings.ts'
import { house } from '../../stories/display.ts'
import { film, picture, showing } from '../../stories/index.ts'
import { drawn, drawnBlock, headingsOf, textOf } from '../../testing.tsx'
import { NYNORSK } from '../../words.ts'
import { fitSheet, pictureHeight } from './sheet-layout.ts'
import { WeekPoster } from './WeekPoster.tsx'
import { weekDates, weekName, weekNumber } from './week.ts'

const saturday = (facts: Partial<ShowingView> = {}) =>
  showing({ startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T19:34:00.000Z', ...facts })

const part = (facts: Partial<WeekPosterPart> = {}): WeekPosterPart => ({
  heading: 'Kino og scene',
  from: '2026-11-16',
  to: '2026-11-22',
  house,
  productions: [film()],
  showings: [saturday()],
  ...facts,
})
const poster = (facts?: Partial<WeekPosterPart>) => drawnBlock('week-poster', [part(facts)])
const linesOf = (html: string) => /<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1]?.split('\n')
const sheetOf = (html: string) => textOf(/<article.*?<\/article>/s.exec(html)?.[0] ?? '')

describe('the sheet', () => {
  test('has the week, the days and what is on, and is signed by the house', () => {
    expect(sheetOf(poster())).toBe(
      'Fjordheim kulturhus Veke 47 16.–22. november Kino og scene Laurdag 21. november 19.00 Nosferatu ' +
        'Levande orgel Storsalen Aldersgrense 12 år Kaivegen 3, 5999 Fjordheim55 00 00 00 · post@fjordheim.example fjordheim.example',
    )
  })

  test('is headed by the week, then by days, and the text for the paper stands beside it', () => {
    const whole = drawn(
      <HeadingLevelContext value={1}>
        <WeekPoster part={part()} />
      </HeadingLevelContext>,
    )
    expect(headingsOf(whole)).toEqual(['h1 Veke 47', 'h2 Laurdag 21. november', 'h2 Til lokalavisa'])
    expect(whole).toContain('data-sheet')
    expect(poster()).not.toContain('data-sheet')
  })

  test('tells what is cancelled, full or free, but not how many tickets are left today', () => {
    expect(sheetOf(poster({ showings: [saturday({ state: 'cancelled' })] }))).toContain('Nosferatu Avlyst')
    expect(sheetOf(poster({ showings: [saturday({ ticketStatus: 'sold-out' })] }))).toContain('Utselt')
    expect(sheetOf(poster({ showings: [saturday({ ticketStatus: 'few-left' })] }))).not.toContain('Få')
  })

  test('tells what was moved, and from when what is not yet on sale can be bought', () => {
    const previousStart = '2026-11-19T18:00:00.000Z'
    const said = (facts: Partial<ShowingView>) => sheetOf(poster({ showings: [saturday(facts)] }))
    expect(said({ state: 'moved', previousStart })).toContain('Nosferatu Flytta Storsalen')
    expect(said({ state: 'moved', previousStart, ticketStatus: 'few-left' })).toContain('Nosferatu Flytta')
    expect(said({ ticketStatus: 'not-yet', saleOpensAt: '2026-11-18T09:00:00.000Z' })).toContain(
      'Nosferatu Sal frå 18. november Storsalen',
    )
    expect(said({ ticketStatus: 'not-yet' })).toContain('Nosferatu Ikkje i sal Storsalen')
  })

  test('of a week with nothing on says so, and has no text for the paper', () => {
    const html = poster({ productions: [], showings: [] })
    expect(sheetOf(html)).toContain('Ingenting på programmet desse dagane.')
    expect(html).not.toContain('Til lokalavisa')
  })

  test('carries posters of what is shown most, where there are at least three', () => {
    const films = ['a', 'b', 'c', 'd'].map((id) => film({ id, poster: picture(id, '', 1000, 1500) }))
    const showings = ['a', 'b', 'c', 'd', 'd'].map((productionId, index) =>
      saturday({ id: `s${index}`, productionId }),
    )
    const html = poster({ productions: films, showings })
    expect(Array.from(html.matchAll(/src="\/images\/(\w)\?/g), ([, id]) => id)).toEqual(['d', 'a', 'b'])
    expect(poster()).not.toContain('nosferatu-poster')
  })
})

describe('the text for the local paper', () => {
  test('has one line to a showing', () => {
    const showings = [
      saturday(),
      saturday({ id: 'late', startsAt: '2026-11-21T23:15:00.000Z', hall: 'Sal 2' }),
    ]
    expect(linesOf(poster({ showings }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen',
      'Sundag 22. november kl. 00.15: Nosferatu (12 år), Sal 2',
    ])
  })

  test('says in words when everyone may come, and what is off', () => {
    const productions = [film({ ageLimit: 'A' })]
    expect(linesOf(poster({ productions }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (tillaten for alle), Storsalen',
    ])
    expect(linesOf(poster({ showings: [saturday({ state: 'cancelled' })] }))).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, avlyst',
    ])
  })

  test('says when the one that was moved was to be, and when the sale opens', () => {
    expect(
      linesOf(
        poster({ showings: [saturday({ state: 'moved', previousStart: '2026-11-19T17:30:00.000Z' })] }),
      ),
    ).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, flytta frå torsdag 19. november kl. 18.30',
    ])
    expect(
      linesOf(
        poster({
          showings: [saturday({ ticketStatus: 'not-yet', saleOpensAt: '2026-11-18T09:00:00.000Z' })],
        }),
      ),
    ).toEqual([
      'Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen, billettsalet opnar onsdag 18. november kl. 10.00',
    ])
  })

  test('says no year, also over New Year', () => {
    const showings = [saturday({ startsAt: '2027-01-02T18:00:00.000Z' })]
    expect(linesOf(poster({ showings }))?.[0]).toMatch(/^Laurdag 2\. januar kl\. 19\.00/)
  })
})

describe('a week', () => {
  test('is numbered as in Norwegian calendars', () => {
    expect(['2026-01-01', '2026-11-15', '2026-11-16', '2027-01-03', '2027-01-04'].map(weekNumber)).toEqual([
      1, 46, 47, 53, 1,
    ])
  })

  test('that begins in the middle of one belongs to two', () => {
    expect(weekName('2026-11-16', '2026-11-22', NYNORSK)).toBe('Veke 47')
    expect(weekName('2026-11-15', '2026-11-21', NYNORSK)).toBe('Veke 46–47')
  })

  test('says its month once, or both', () => {
    expect(weekDates('2026-11-16', '2026-11-22')).toBe('16.–22. november')
    expect(weekDates('2026-11-28', '2026-12-04')).toBe('28. november – 4. desember')
  })
})

describe('one sheet has room for', () => {
  const longTitle = 'Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim'
  const week = (count: number, title = 'Das Cabinet des Dr. Caligari') =>
    byDay(
      Array.from({ length: count }, (_, index) => {
        const date = addDays('2026-11-16', Math.floor((index * 7) / count))
        return {
          showing: saturday({ id: `s${index}`, startsAt: `${date}T18:00:00.000Z` }),
          production: film({ title }),
        }
      }),
    )
  const fit = (days: ReturnType<typeof week>, posters = 12) =>
    fitSheet(days, posters, ({ production }) => production.title)

  test.each([1, 7, 20, 45, 60, 90])('%i showings, each of them on it once', (count) => {
    const { columns, line, posters } = fit(week(count))
    expect(columns.flatMap(({ days }) => days).flatMap(({ listings }) => listings)).toHaveLength(count)
    expect(columns.length).toBeLessThanOrEqual(2)
    const longest = Math.max(
      ...columns.map(({ days }) => days.reduce((sum, { listings }) => sum + 2.1 + listings.length, 0)),
    )
    expect(longest * line + pictureHeight(posters)).toBeLessThanOrEqual(297 - 20 - 62 - 19)
  })

  test('45 showings in type that is read at arm’s length, with posters above', () => {
    const { line, posters } = fit(week(45))
    expect(line * 0.7).toBeGreaterThan(3)
    expect(posters).toBeGreaterThan(0)
  })

  test('larger type and larger posters, the fewer they are', () => {
    expect(fit(week(12)).line).toBeGreaterThan(fit(week(45)).line)
    expect(fit(week(12)).posters).toBeLessThan(fit(week(45)).posters)
    expect(fit(week(90)).posters).toBe(0)
  })

  test('a picture under the shorter column, where the days are uneven', () => {
    const uneven = [...week(45).slice(0, 1), ...week(140).slice(1, 2)]
    expect(fit(uneven).columns.map(({ hasRoomForStill }) => hasRoomForStill)).toEqual([true, false])
  })

  test('titles of eighty letters, on two lines', () => {
    expect(fit(week(45, longTitle)).line).toBeLessThan(fit(week(45)).line)
  })
})
