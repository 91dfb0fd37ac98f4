import { calendarPath, productionPath, type Showing, toHref } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { calendar } from './calendar.ts'
import { showingEntries } from './showing-entries.ts'
import {
  bodyOf,
  type Changes,
  demoProductions,
  filesOf,
  film,
  inputOf,
  parseCalendar,
  showing,
} from './test-feeds.ts'

const own = calendarPath(film)

function entryOf(changes?: Changes) {
  const { entries } = parseCalendar(bodyOf('/program.ics', changes))
  const entry = entries.find(({ uid }) => uid.startsWith(`${showing.id}@`))
  if (!entry) throw new Error('The showing is not in the calendar.')
  return entry
}

const whenShowing = (change: Partial<Showing>) => entryOf({ showing: change })

test('the programme is a calendar with a name that programs fetch again every hour', () => {
  const { calendar: parsed, textOf } = parseCalendar(bodyOf('/program.ics'))
  expect(textOf('name')).toBe('Program – Fjordheim kulturhus')
  expect(textOf('x-wr-calname')).toBe('Program – Fjordheim kulturhus')
  expect(textOf('refresh-interval')).toBe('PT1H')
  expect(textOf('x-published-ttl')).toBe('PT1H')
  expect(parsed.getFirstProperty('method')).toBeNull()
  expect(parsed.getAllSubcomponents('vtimezone')).toHaveLength(1)
})

test('a showing stands at its time in Oslo, with hall, address and page', () => {
  expect(entryOf()).toMatchObject({
    uid: `${showing.id}@fjordheim.example`,
    zone: 'Europe/Oslo',
    start: showing.startsAt,
    end: showing.endsAt,
    status: 'CONFIRMED',
    location: `${showing.hall}, Fjordheim kulturhus, Kaivegen 3, 5999 Fjordheim`,
    url: `https://fjordheim.example${productionPath(film)}`,
    description: film.contents[0]?.summary,
  })
})

describe('the state of a showing', () => {
  test('cancelled: it stays, and says so in status, title and text', () => {
    expect(whenShowing({ state: 'cancelled' })).toMatchObject({
      uid: entryOf().uid,
      status: 'CANCELLED',
      start: showing.startsAt,
      summary: expect.stringMatching(/^Avlyst: Nosferatu/),
      description: expect.stringMatching(/^Avlyst\.\n\n/),
    })
  })

  test('postponed: it is uncertain and stands at its old time', () => {
    const later = new Date(Date.parse(showing.startsAt) + 30 * 86_400_000).toISOString()
    const end = new Date(Date.parse(showing.endsAt) + 30 * 86_400_000).toISOString()
    for (const change of [{}, { startsAt: later, endsAt: end, previousStart: showing.startsAt }]) {
      expect(whenShowing({ state: 'postponed', ...change })).toMatchObject({
        status: 'TENTATIVE',
        start: showing.startsAt,
        end: showing.endsAt,
        summary: expect.stringMatching(/^Utsett: /),
      })
    }
  })

  test('moved: it is certain, at its new time, and tells the old one', () => {
    const entry = whenShowing({ state: 'moved', previousStart: '2026-11-18T18:00:00Z' })
    expect(entry).toMatchObject({ status: 'CONFIRMED', start: showing.startsAt })
    expect(entry.description).toMatch(/^Flytta frå onsdag 18\. november kl\. 19\.00\.\n\n/)
  })
})

test('a house that says things its own way says them in calendars too', () => {
  const words = { cancelled: 'Innstilt', movedFrom: 'Var {when}' }
  expect(entryOf({ words, showing: { state: 'cancelled' } }).summary).toMatch(/^Innstilt: Nosferatu/)
  const moved = { state: 'moved', previousStart: '2026-11-18T18:00:00Z' } as const
  expect(entryOf({ words, showing: moved }).description).toMatch(/^Var onsdag 18\. november kl\. 19\.00\.\n/)
})

test('the number of the version is that of the last publication of anything the entry is made of', () => {
  const siteId = inputOf().site.id
  for (const latest of [showing.id, film.id, siteId]) {
    const revisionOf = (_kind: string, id: string) => {
      if (id === latest) return 8
      return [showing.id, film.id, siteId].includes(id) ? 5 : 99
    }
    expect(entryOf({ revisionOf }).sequence).toBe(8)
  }
})

test('time stamps are in UTC and do not hang on the moment', () => {
  expect(entryOf().stamp).toBe('2026-11-19T23:00:00Z')
  const evening = new Date('2026-11-20T22:59:00Z')
  expect(bodyOf('/program.ics', { now: evening })).toBe(bodyOf('/program.ics'))
})

test('what ended yesterday is gone, and what ended today stays until midnight', () => {
  const startsAt = '2026-11-20T08:00:00Z'
  expect(whenShowing({ startsAt, endsAt: '2026-11-20T10:00:00Z' }).start).toBe('2026-11-20T08:00:00.000Z')
  expect(() => whenShowing({ startsAt: '2026-11-19T18:00:00Z', endsAt: '2026-11-19T20:00:00Z' })).toThrow()
})

test('every hour is the right instant, also around the changes of the clock', () => {
  const hours = ['2027-03-27', '2027-03-28', '2027-07-01', '2027-10-30', '2027-10-31', '2028-01-01'].flatMap(
    (day) => Array.from({ length: 24 }, (_, hour) => Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000),
  )
  const showings = hours.map((hour) => ({
    ...showing,
    startsAt: new Date(hour).toISOString(),
    endsAt: new Date(hour + 5_400_000).toISOString(),
  }))
  const made = showingEntries(showings, film, inputOf())
  const { entries } = parseCalendar(calendar('/a.ics', 'A', made).body)
  expect(entries).toHaveLength(144)
  // Oslo's clock shows the hour from two to three twice in autumn, and nothing in a local time tells which it is.
  const comesTwice = ['2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z']
  for (const [index, { startsAt }] of showings.entries()) {
    if (comesTwice.includes(startsAt)) expect(comesTwice).toContain(entries[index]?.start)
    else expect(entries[index]?.start).toBe(startsAt)
  }
})

test('the times do not hang on the clock of the machine', () => {
  const zone = process.env.TZ
  const inOslo = bodyOf('/program.ics')
  process.env.TZ = 'America/New_York'
  try {
    expect(new Date('2026-11-20T12:00:00Z').getHours()).toBe(7)
    expect(bodyOf('/program.ics')).toBe(inOslo)
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('titles and texts may hold any sign', () => {
  const title = 'Ein, to; tre: "fire" \\n \\ 🎬 ]]> </script> & æøå\r\nBEGIN:VEVENT\u0007'
  const summary = 'Første\u0007 lina,\nandre; lina\\\r\ntredje'
  const changes = { production: { title, contents: [{ summary, body: '' }] } }
  const entry = entryOf(changes)
  expect(entry.summary).toMatch(/^Ein, to; tre: "fire" \\n \\ 🎬 ]]> <\/script> & æøå BEGIN:VEVENT/)
  expect(entry.summary).not.toContain('\u0007')
  expect(entry.description).toBe('Første lina,\nandre; lina\\\ntredje')
  const { entries, textOf } = parseCalendar(bodyOf(own, changes))
  expect(entries).toHaveLength(parseCalendar(bodyOf(own)).entries.length)
  expect(textOf('name')).toBe(
    'Ein, to; tre: "fire" \\n \\ 🎬 ]]> </script> & æøå BEGIN:VEVENT – Fjordheim kulturhus',
  )
})

test('an id of any signs names the showing and nothing else', () => {
  const id = 'ev,1; "ø"\r\nUID:x'
  const { entries } = parseCalendar(bodyOf('/program.ics', { showing: { id } }))
  const uids = entries.map(({ uid }) => uid)
  expect(uids).toContain(`${encodeURIComponent(id)}@fjordheim.example`)
  expect(uids).not.toContain('x')
})

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const summary = 'Øyvind åt æser på 🎻-festen, og det vart langt, '.repeat(20)
  const body = bodyOf(own, { production: { contents: [{ summary, body: '' }] } })
  const lines = body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  for (const line of lines) {
    expect(line).not.toContain('\n')
    expect(line.isWellFormed()).toBe(true)
  }
  expect(parseCalendar(body).entries[0]?.description).toBe(summary.trim())
})

test('each film and each event with a page has a calendar of its own showings, also when there are none', () => {
  const files = filesOf()
  for (const production of demoProductions) {
    const file = files.find(({ path }) => path === calendarPath(production))
    const { calendar: parsed, entries } = parseCalendar(file?.body ?? '')
    expect(parsed.getAllSubcomponents('vtimezone')).toHaveLength(1)
    const page = new URL(toHref(productionPath(production)), 'https://fjordheim.example').href
    for (const { url } of entries) expect(url).toBe(page)
  }
  const empty = bodyOf(own, { now: new Date('2030-01-01T12:00:00Z') })
  expect(parseCalendar(empty).entries).toEqual([])
  expect(parseCalendar(empty).calendar.getAllSubcomponents('vtimezone')).toHaveLength(1)
})

test('the demo house has no entry twice, and its own calendars add up to the programme', () => {
  const files = filesOf().filter(({ path }) => path.endsWith('.ics'))
  const programme = parseCalendar(bodyOf('/program.ics')).entries.map(({ uid }) => uid)
  expect(programme.length).toBeGreaterThan(100)
  expect(new Set(programme).size).toBe(programme.length)
  const owned = files
    .filter(({ path }) => path !== '/program.ics')
    .flatMap(({ body }) => parseCalendar(body).entries.map(({ uid }) => uid))
  expect(owned.toSorted()).toEqual(programme.toSorted())
})
