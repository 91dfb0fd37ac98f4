import {
  calendarPath,
  PROGRAMME_CALENDARS,
  type Production,
  productionPath,
  type Safe,
  type Showing,
  SITE_RECORD_ID,
  toHref,
  translatedFeedPath,
  translationId,
} from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { createCalendar } from './calendar.ts'
import { createShowingEntries } from './showing-entries.ts'
import {
  type Changes,
  createDemoFeed,
  createDemoFeedFiles,
  createFeedInput,
  demoProductions,
  film,
  parseCalendar,
  showing,
} from './test-feeds.ts'

const filmCalendar = calendarPath(film)

function findEntry(changes?: Changes) {
  const { entries } = parseCalendar(createDemoFeed('/program.ics', changes))
  const entry = entries.find(({ uid }) => uid.startsWith(`${showing.id}@`))
  if (!entry) throw new Error('The showing is not in the calendar.')
  return entry
}

const whenShowing = (change: Partial<Showing>) => findEntry({ showing: change })

test('the programme is a calendar with a name that apps fetch again every hour', () => {
  const { calendar: parsed, readProperty } = parseCalendar(createDemoFeed('/program.ics'))
  expect(readProperty('name')).toBe('Program – Fjordheim kulturhus')
  expect(readProperty('x-wr-calname')).toBe('Program – Fjordheim kulturhus')
  expect(readProperty('refresh-interval')).toBe('PT1H')
  expect(readProperty('x-published-ttl')).toBe('PT1H')
  expect(parsed.getFirstProperty('method')).toBeNull()
  expect(parsed.getAllSubcomponents('vtimezone')).toHaveLength(1)
})

test('a showing has its time in Oslo, hall, address and page', () => {
  expect(findEntry()).toMatchObject({
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
  test('a cancelled showing stays, marked in status, title and description', () => {
    expect(whenShowing({ state: 'cancelled' })).toMatchObject({
      uid: findEntry().uid,
      status: 'CANCELLED',
      start: showing.startsAt,
      summary: expect.stringMatching(/^Avlyst: Nosferatu/),
      description: expect.stringMatching(/^Avlyst\.\n\n/),
    })
  })

  test('the description says why a showing is cancelled', () => {
    const notice = 'Framvisaren har stoppa.'
    expect(whenShowing({ state: 'cancelled', notice }).description).toMatch(`Avlyst. ${notice}\n\n`)
  })

  test('a postponed showing is tentative and keeps its old time', () => {
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

  test('a moved showing is confirmed at its new time and names the old one', () => {
    const entry = whenShowing({ state: 'moved', previousStart: '2026-11-18T18:00:00Z' })
    expect(entry).toMatchObject({ status: 'CONFIRMED', start: showing.startsAt })
    expect(entry.description).toMatch(/^Flytta frå onsdag 18\. november kl\. 19\.00\.\n\n/)
  })
})

test('calendars use the words of the site', () => {
  const words = { cancelled: 'Innstilt', movedFrom: 'Var {when}' }
  expect(findEntry({ words, showing: { state: 'cancelled' } }).summary).toMatch(/^Innstilt: Nosferatu/)
  const moved = { state: 'moved', previousStart: '2026-11-18T18:00:00Z' } as const
  expect(findEntry({ words, showing: moved }).description).toMatch(
    /^Var onsdag 18\. november kl\. 19\.00\.\n/,
  )
})

test('the sequence number is the revision of the record in the entry that was published last', () => {
  for (const latest of [showing.id, film.id, SITE_RECORD_ID]) {
    const getRevision = (_kind: string, id: string) => {
      if (id === latest) return 8
      return [showing.id, film.id, SITE_RECORD_ID].includes(id) ? 5 : 99
    }
    expect(findEntry({ getRevision }).sequence).toBe(8)
  }
})

test('time stamps are in UTC and the same all day', () => {
  expect(findEntry().stamp).toBe('2026-11-19T23:00:00Z')
  const evening = new Date('2026-11-20T22:59:00Z')
  expect(createDemoFeed('/program.ics', { now: evening })).toBe(createDemoFeed('/program.ics'))
})

test('showings of yesterday are left out, and those of today stay until midnight', () => {
  const startsAt = '2026-11-20T08:00:00Z'
  expect(whenShowing({ startsAt, endsAt: '2026-11-20T10:00:00Z' }).start).toBe('2026-11-20T08:00:00.000Z')
  expect(() => whenShowing({ startsAt: '2026-11-19T18:00:00Z', endsAt: '2026-11-19T20:00:00Z' })).toThrow()
})

test('every hour is the right instant, also around daylight saving changes', () => {
  const hours = ['2027-03-27', '2027-03-28', '2027-07-01', '2027-10-30', '2027-10-31', '2028-01-01'].flatMap(
    (day) => Array.from({ length: 24 }, (_, hour) => Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000),
  )
  const showings = hours.map((hour) => ({
    ...showing,
    startsAt: new Date(hour).toISOString(),
    endsAt: new Date(hour + 5_400_000).toISOString(),
  }))
  const showingEntries = createShowingEntries(showings, film as Safe<Production>, createFeedInput())
  const { entries } = parseCalendar(createCalendar('/a.ics', 'A', showingEntries).body)
  expect(entries).toHaveLength(144)
  // The hour from two to three comes twice in autumn, and a local time does not tell which one it is.
  const ambiguous = ['2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z']
  for (const [index, { startsAt }] of showings.entries()) {
    if (ambiguous.includes(startsAt)) expect(ambiguous).toContain(entries[index]?.start)
    else expect(entries[index]?.start).toBe(startsAt)
  }
})

test('the times do not depend on the time zone of the machine', () => {
  const zone = process.env.TZ
  const inOslo = createDemoFeed('/program.ics')
  process.env.TZ = 'America/New_York'
  try {
    expect(new Date('2026-11-20T12:00:00Z').getHours()).toBe(7)
    expect(createDemoFeed('/program.ics')).toBe(inOslo)
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('titles and texts may contain any character', () => {
  const title = 'Ein, to; tre: "fire" \\n \\ 🎬 ]]> </script> & æøå\r\nBEGIN:VEVENT\u0007'
  const summary = 'Første\u0007 lina,\nandre; lina\\\r\ntredje'
  const changes = { production: { title, contents: [{ summary, body: '' }] } }
  const entry = findEntry(changes)
  expect(entry.summary).toMatch(/^Ein, to; tre: "fire" \\n \\ 🎬 ]]> <\/script> & æøå BEGIN:VEVENT/)
  expect(entry.summary).not.toContain('\u0007')
  expect(entry.description).toBe('Første lina,\nandre; lina\\\ntredje')
  const { entries, readProperty } = parseCalendar(createDemoFeed(filmCalendar, changes))
  expect(entries).toHaveLength(parseCalendar(createDemoFeed(filmCalendar)).entries.length)
  expect(readProperty('name')).toBe(
    'Ein, to; tre: "fire" \\n \\ 🎬 ]]> </script> & æøå BEGIN:VEVENT – Fjordheim kulturhus',
  )
})

test('an id with special characters cannot add properties', () => {
  const id = 'ev,1; "ø"\r\nUID:x'
  const { entries } = parseCalendar(createDemoFeed('/program.ics', { showing: { id } }))
  const uids = entries.map(({ uid }) => uid)
  expect(uids).toContain(`${encodeURIComponent(id)}@fjordheim.example`)
  expect(uids).not.toContain('x')
})

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const summary = 'Øyvind åt æser på 🎻-festen, og det vart langt, '.repeat(20)
  const body = createDemoFeed(filmCalendar, { production: { contents: [{ summary, body: '' }] } })
  const lines = body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  for (const line of lines) {
    expect(line).not.toContain('\n')
    expect(line.isWellFormed()).toBe(true)
  }
  expect(parseCalendar(body).entries[0]?.description).toBe(summary.trim())
})

test('each production with a page has a calendar of its showings, even when it has none', () => {
  const files = createDemoFeedFiles()
  for (const production of demoProductions) {
    const file = files.find(({ path }) => path === calendarPath(production))
    const { calendar: parsed, entries } = parseCalendar(file?.body ?? '')
    expect(parsed.getAllSubcomponents('vtimezone')).toHaveLength(1)
    const page = new URL(toHref(productionPath(production)), 'https://fjordheim.example').href
    for (const { url } of entries) expect(url).toBe(page)
  }
  const empty = createDemoFeed(filmCalendar, { now: new Date('2030-01-01T12:00:00Z') })
  expect(parseCalendar(empty).entries).toEqual([])
  expect(parseCalendar(empty).calendar.getAllSubcomponents('vtimezone')).toHaveLength(1)
})

test('films, culture and what is for children have calendars of their own', () => {
  const listUids = (path: string) => parseCalendar(createDemoFeed(path)).entries.map(({ uid }) => uid)
  const { all, films, culture, children } = PROGRAMME_CALENDARS
  expect([...listUids(films), ...listUids(culture)].toSorted()).toEqual(listUids(all).toSorted())
  expect(listUids(films)).toContain(`${showing.id}@fjordheim.example`)
  expect(listUids(culture).length).toBeGreaterThan(0)

  const isForChildren = new Set(
    demoProductions
      .filter(({ features }) => features.some((feature) => /Barn|For heile familien/.test(feature)))
      .map(({ title }) => title),
  )
  const titles = parseCalendar(createDemoFeed(children)).entries.map(({ summary }) => summary)
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => ![...isForChildren].some((each) => title.includes(each)))).toEqual([])
})

test('the calendars of all productions together have the entries of the programme, each once', () => {
  const files = createDemoFeedFiles().filter(({ path }) => path.endsWith('.ics') && !path.endsWith('.en.ics'))
  const programme = parseCalendar(createDemoFeed('/program.ics')).entries.map(({ uid }) => uid)
  expect(programme.length).toBeGreaterThan(100)
  expect(new Set(programme).size).toBe(programme.length)
  const ofProductions = files
    .filter(({ path }) => !Object.values<string>(PROGRAMME_CALENDARS).includes(path))
    .flatMap(({ body }) => parseCalendar(body).entries.map(({ uid }) => uid))
  expect(ofProductions.toSorted()).toEqual(programme.toSorted())
})

describe('a calendar in another language', () => {
  const readEnglish = (path: string, changes?: Changes) =>
    parseCalendar(createDemoFeed(translatedFeedPath(path, 'en'), changes))

  function findEnglishEntry(changes?: Changes) {
    const { entries } = readEnglish('/program.ics', changes)
    return entries.find(({ uid }) => uid.startsWith(`${showing.id}@`))
  }

  test('has the whole programme, with its name and the translated titles, texts and pages', () => {
    const { entries, readProperty } = readEnglish('/program.ics')
    expect(readProperty('name')).toBe('Programme – Fjordheim kulturhus')
    expect(entries).toHaveLength(parseCalendar(createDemoFeed('/program.ics')).entries.length)
    expect(findEnglishEntry()).toMatchObject({
      description: expect.stringMatching(/^Count Orlok is moving to town/),
      url: 'https://fjordheim.example/en/nosferatu',
    })
    const titles = entries.map(({ summary }) => summary)
    expect(titles).toContain('Christmas concert with the Fjordheim band')
    expect(titles.filter((title) => title.endsWith(' – Knitting cinema')).length).toBeGreaterThan(0)
    expect(titles.filter((title) => title.endsWith(' – Strikkekino'))).toEqual([])
  })

  test('says in its language that a showing is cancelled or moved', () => {
    const cancelled = findEnglishEntry({ showing: { state: 'cancelled' } })
    expect(cancelled?.summary).toMatch(/^Cancelled: Nosferatu/)
    const moved = findEnglishEntry({ showing: { state: 'moved', previousStart: '2026-11-18T18:00:00Z' } })
    expect(moved?.description).toMatch(/^Moved from Wednesday 18 November/)
  })

  test('leads to the original of what is not translated', () => {
    const { entries } = readEnglish('/program.ics')
    const originals = new Set(demoProductions.map((production) => toHref(productionPath(production))))
    const paths = new Set(entries.map(({ url = '' }) => new URL(url).pathname))
    expect([...paths].filter((path) => !originals.has(path)).toSorted()).toEqual([
      '/en/christmas-concert',
      '/en/nosferatu',
    ])
  })

  test('exists for each production with a page in that language', () => {
    const paths = createDemoFeedFiles().flatMap(({ path }) => (path.endsWith('.en.ics') ? [path] : []))
    const ofProgramme = Object.values<string>(PROGRAMME_CALENDARS).map((path) =>
      translatedFeedPath(path, 'en'),
    )
    const translated = demoProductions.filter(({ id }) => /nosferatu|julekonsert-musikklag/.test(id))
    const ofProductions = translated.map((production) => translatedFeedPath(calendarPath(production), 'en'))
    expect(paths.toSorted()).toEqual([...ofProgramme, ...ofProductions].toSorted())
  })

  test('has the sequence number of a translation that was published after the showing', () => {
    const translation = translationId('en', 'production', film.id)
    const getRevision = (_kind: string, id: string) => (id === translation ? 9 : 5)
    expect(findEnglishEntry({ getRevision })?.sequence).toBe(9)
    expect(findEntry({ getRevision }).sequence).toBe(5)
  })
})
