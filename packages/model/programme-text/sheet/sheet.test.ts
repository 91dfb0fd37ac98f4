import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Showing } from '../../showings/showing.ts'
import { osloClock } from '../../time/oslo-time.ts'
import { copyPrevious, fillRight, listPositions, pasteRows, takeAlternative, typeText } from './commands.ts'
import { evaluateSheet } from './evaluate-sheet.ts'
import { cellKey, createSheet, type Sheet, type SheetEdits } from './sheet.ts'
import { createFilm, createTestShowing } from './test-content.ts'

const MONDAY = '2026-11-30'
const FRIDAY = '2026-12-04'
const films = [createFilm('haxan', { minutes: 105 }), createFilm('caligari', { minutes: 76 })]
const HALLS = ['Storsalen', 'Sal 2', 'Kjellaren']

const INPUT = { firstDate: MONDAY, productions: films, halls: HALLS, idSeed: 'seed' }
const givenSheet = (showings: Showing[] = []): Sheet => createSheet({ ...INPUT, showings })

const cellAt = (sheet: Sheet, edits: SheetEdits, productionId: string, date: string) => {
  const cell = evaluateSheet(sheet, edits).cells.get(cellKey({ productionId, date }))
  if (!cell) throw new Error('no such cell')
  return cell
}
const edit = (productionId: string, date: string, text: string) => ({
  [cellKey({ productionId, date })]: text,
})
const timeAndHall = ({ startsAt, endsAt, hall }: Showing) =>
  `${osloClock(startsAt).time}-${osloClock(endsAt).time} ${hall}`

test('a typed showing ends after adverts and running time, in the main hall', () => {
  const { changes } = evaluateSheet(givenSheet(), edit('haxan', FRIDAY, '19'))
  expect(changes.map(({ kind, showing }) => `${kind} ${timeAndHall(showing)}`)).toEqual([
    'added 19.00-20.55 Storsalen',
  ])
  expect(() => changes.map(({ showing }) => Showing.parse(showing))).not.toThrow()
})

test('a new showing has the language, price and access of earlier ones', () => {
  const earlier = createTestShowing('haxan', '2026-11-27', '19.00', {
    language: 'Stumfilm',
    subtitles: 'Norsk',
    priceFrom: 130,
    access: ['wheelchair', 'relaxed'],
    ticketStatus: 'sold-out',
  })
  const [change] = evaluateSheet(givenSheet([earlier]), edit('haxan', FRIDAY, '19')).changes
  expect(change?.showing).toMatchObject({
    language: 'Stumfilm',
    subtitles: 'Norsk',
    priceFrom: 130,
    access: ['wheelchair'],
    ticketStatus: 'not-yet',
    formats: ['2D'],
  })
})

describe('a saved cell', () => {
  const showing = createTestShowing('caligari', FRIDAY, '18.00', {
    endsAt: '2026-12-04T18:26:00Z',
    label: 'Kjellarkino',
    hall: 'Kjellaren',
    priceFrom: 90,
  })

  test('is shown as the text that stands for it', () => {
    expect(cellAt(givenSheet([showing]), {}, 'caligari', FRIDAY).text).toBe('18 Kjellaren "Kjellarkino"')
  })

  test('a corrected time is a change of the same showing, which keeps its price', () => {
    const { changes } = evaluateSheet(givenSheet([showing]), edit('caligari', FRIDAY, '18.30 kj kjellarkino'))
    expect(changes).toMatchObject([
      { kind: 'changed', showing: { id: showing.id, priceFrom: 90, label: 'Kjellarkino' } },
    ])
    expect(timeAndHall(changes[0]?.showing as Showing)).toBe('18.30-19.56 Kjellaren')
  })

  test('an empty text removes it, and another time adds one', () => {
    const sheet = givenSheet([showing])
    expect(evaluateSheet(sheet, edit('caligari', FRIDAY, '')).changes).toEqual([{ kind: 'removed', showing }])
    const added = evaluateSheet(sheet, edit('caligari', FRIDAY, '18 kj "Kjellarkino"; 21')).changes
    expect(added.map(({ kind }) => kind)).toEqual(['added'])
  })

  test('a text that is not understood changes nothing', () => {
    const sheet = givenSheet([showing])
    const { changes } = evaluateSheet(sheet, edit('caligari', FRIDAY, '18.30 salx'))
    expect(changes).toEqual([])
    expect(cellAt(sheet, edit('caligari', FRIDAY, '18.30 salx'), 'caligari', FRIDAY).problems).toHaveLength(1)
  })
})

test("the provider's and cancelled showings are not typed over", () => {
  const sold = createTestShowing('haxan', FRIDAY, '19.00', { checkout: { venueId: 'v', eventId: '1' } })
  const cancelled = createTestShowing('haxan', FRIDAY, '21.30', { state: 'cancelled' })
  const sheet = givenSheet([sold, cancelled])
  const cell = cellAt(sheet, edit('haxan', FRIDAY, ''), 'haxan', FRIDAY)
  expect(cell).toMatchObject({ text: '', showings: [], locked: [sold, cancelled] })
  expect(evaluateSheet(sheet, edit('haxan', FRIDAY, '')).changes).toEqual([])
})

test('a showing after midnight stands in the cell of the evening before', () => {
  const night = createTestShowing('haxan', '2026-12-05', '00.30', { endsAt: '2026-12-05T01:25:00.000Z' })
  expect(cellAt(givenSheet([night]), {}, 'haxan', FRIDAY).text).toBe('00.30')
})

describe('on the night when the clocks change', () => {
  const givenWeek = (firstDate: string, showings: Showing[] = []) =>
    createSheet({ firstDate, productions: films, showings, halls: HALLS, idSeed: 'seed' })
  const listTyped = (firstDate: string, evening: string, text: string) =>
    evaluateSheet(givenWeek(firstDate), edit('haxan', evening, text)).changes.map(({ showing }) => showing)

  test('showings are as long as they are, whatever the clock says, and stand in the evening before', () => {
    const [first, second] = listTyped('2026-10-19', '2026-10-24', '01.30 sal2, 02.30B kj')
    expect([first?.startsAt, first?.endsAt]).toEqual(['2026-10-24T23:30:00.000Z', '2026-10-25T01:25:00.000Z'])
    expect(second?.startsAt).toBe('2026-10-25T01:30:00.000Z')
    const saved = givenWeek('2026-10-19', [first as Showing, second as Showing])
    expect(cellAt(saved, {}, 'haxan', '2026-10-24').text).toMatch(/^01\.30.* 02\.30B/)
    expect(cellAt(saved, {}, 'haxan', '2026-10-25').text).toBe('')
    const [spring] = listTyped('2027-03-22', '2027-03-27', '01.30')
    expect([spring?.startsAt, spring?.endsAt]).toEqual([
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T02:25:00.000Z',
    ])
  })

  test('a time that does not exist changes nothing, and the sheet says so', () => {
    const sheet = givenWeek('2027-03-22')
    const cell = cellAt(sheet, edit('haxan', '2027-03-27', '02.30'), 'haxan', '2027-03-27')
    expect(cell.problems).toMatchObject([{ code: 'skipped-time', text: '02.30' }])
    expect(listTyped('2027-03-22', '2027-03-27', '02.30')).toEqual([])
  })
})

describe('clashes', () => {
  const haxan = createTestShowing('haxan', FRIDAY, '19.00', {
    endsAt: '2026-12-04T19:55:00Z',
    checkout: { venueId: 'v', eventId: '1' },
  })

  test('a hall that is occupied gives the next free time and other halls', () => {
    const [clash] = cellAt(givenSheet([haxan]), edit('caligari', FRIDAY, '20.30'), 'caligari', FRIDAY).clashes
    expect(clash?.other).toBe(haxan)
    expect(clash?.alternatives.map(({ startsAt, hall }) => `${osloClock(startsAt).time} ${hall}`)).toEqual([
      '21.10 Storsalen',
      '20.30 Sal 2',
      '20.30 Kjellaren',
    ])
  })

  test('taking an alternative solves the clash, and leaves other showings of the cell alone', () => {
    const sheet = givenSheet([haxan])
    const edits = edit('caligari', FRIDAY, '16; 20.30 3D')
    const cell = cellAt(sheet, edits, 'caligari', FRIDAY)
    const [clash] = cell.clashes
    const texts = clash?.alternatives.map((alternative) => takeAlternative(sheet, cell, clash, alternative))
    expect(texts?.map((item) => Object.values(item)[0])).toEqual([
      '16; 21.10 3D',
      '16; 20.30 sal2 3D',
      '16; 20.30 Kjellaren 3D',
    ])
    for (const item of texts ?? [])
      expect(cellAt(sheet, item as SheetEdits, 'caligari', FRIDAY).clashes).toEqual([])
  })

  test('the time for cleaning counts', () => {
    const clashesAt = (text: string) =>
      cellAt(givenSheet([haxan]), edit('caligari', FRIDAY, text), 'caligari', FRIDAY).clashes.length
    expect(clashesAt('21.09')).toBe(1)
    expect(clashesAt('21.10')).toBe(0)
    expect(clashesAt('17.19')).toBe(0)
    expect(clashesAt('17.20')).toBe(1)
  })

  test('a cancelled showing leaves its hall free', () => {
    const sheet = givenSheet([{ ...haxan, state: 'cancelled' }])
    expect(cellAt(sheet, edit('caligari', FRIDAY, '19'), 'caligari', FRIDAY).clashes).toEqual([])
  })

  test('saved showings clash until one of them is moved', () => {
    const own = createTestShowing('caligari', FRIDAY, '20.30')
    const sheet = givenSheet([haxan, own])
    const [clash] = cellAt(sheet, {}, 'caligari', FRIDAY).clashes
    expect(clash).toMatchObject({ showing: own, other: haxan })
    expect(clash?.alternatives).toHaveLength(3)
    expect(cellAt(sheet, edit('caligari', FRIDAY, '21.10'), 'caligari', FRIDAY).clashes).toEqual([])
  })

  test('what was typed gives way first, then a draft, then the later', () => {
    const early = createTestShowing('haxan', FRIDAY, '18.00')
    const late = createTestShowing('caligari', FRIDAY, '19.00')
    const blamed = (drafts: string[], edits: SheetEdits = {}) => {
      const states = new Map(drafts.map((id) => [id, 'draft' as const]))
      const sheet = createSheet({ ...INPUT, showings: [early, late], drafts: states })
      return [...evaluateSheet(sheet, edits).cells.values()].flatMap(({ clashes }) =>
        clashes.map(({ showing }) => showing.productionId),
      )
    }
    expect(blamed([])).toEqual(['caligari'])
    expect(blamed([early.id])).toEqual(['haxan'])
    expect(blamed([early.id, late.id])).toEqual(['caligari'])
    expect(blamed([late.id], edit('haxan', FRIDAY, '18.10'))).toEqual(['haxan'])
  })

  test('two showings of the provider clash, and only the provider can move them', () => {
    const other = createTestShowing('caligari', FRIDAY, '19.30', { checkout: { venueId: 'v', eventId: '2' } })
    expect(cellAt(givenSheet([haxan, other]), {}, 'caligari', FRIDAY).clashes).toMatchObject([
      { showing: other, other: haxan, alternatives: [] },
    ])
  })

  test('a showing of another week is not blamed', () => {
    const before = createTestShowing('haxan', '2026-11-29', '23.30')
    const other = createTestShowing('caligari', '2026-11-29', '23.00')
    const { cells } = evaluateSheet(givenSheet([before, other]), {})
    expect([...cells.values()].flatMap(({ clashes }) => clashes)).toEqual([])
  })

  test('an alternative never clashes', () => {
    const arbitraryShowing = fc.record({
      time: fc.integer({ min: 0, max: 83 }).map((step) => 12 * 60 + step * 10),
      hall: fc.constantFrom(...HALLS),
    })
    const format = (minutes: number) =>
      `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(fc.array(arbitraryShowing, { maxLength: 6 }), arbitraryShowing, (others, typed) => {
        const saved = others.map(({ time, hall }, index) =>
          createTestShowing('haxan', time < 1440 ? FRIDAY : '2026-12-05', format(time), {
            hall,
            id: `${index}`,
          }),
        )
        const sheet = givenSheet(saved)
        const edits = edit('caligari', FRIDAY, `${format(typed.time)} "x" tekst:nn`)
        const cell = cellAt(sheet, edits, 'caligari', FRIDAY)
        for (const clash of cell.clashes)
          for (const alternative of clash.alternatives)
            expect(
              cellAt(
                sheet,
                takeAlternative(sheet, cell, clash, alternative) as SheetEdits,
                'caligari',
                FRIDAY,
              ).clashes,
            ).toEqual([])
      }),
    )
  })
})

describe('commands', () => {
  test('a text with days is written in the cells of the row', () => {
    const sheet = givenSheet()
    const position = { productionId: 'haxan', date: FRIDAY }
    const texts = typeText(sheet, evaluateSheet(sheet, {}), position, 'ma-ty 18, 20.30; sø 14 sal2')
    expect(texts).toEqual({
      '2026-11-30 haxan': '18 20.30',
      '2026-12-01 haxan': '18 20.30',
      '2026-12-06 haxan': '14 sal2',
    })
  })

  test('a row that is not understood stays in its cell until it is corrected', () => {
    const sheet = givenSheet()
    const position = { productionId: 'haxan', date: FRIDAY }
    const wrong = typeText(sheet, evaluateSheet(sheet, {}), position, 'ma-ty 18 salx')
    expect(wrong).toEqual({ '2026-12-04 haxan': 'ma-ty 18 salx' })
    const evaluated = evaluateSheet(sheet, wrong as SheetEdits)
    expect(evaluated.cells.get('2026-12-04 haxan')?.problems).toMatchObject([{ text: 'salx' }])
    expect(typeText(sheet, evaluated, position, 'ma-ty 18 sal2')).toEqual({
      '2026-12-04 haxan': null,
      '2026-11-30 haxan': '18 sal2',
      '2026-12-01 haxan': '18 sal2',
    })
  })

  test('a hyphen empties a cell', () => {
    const sheet = givenSheet([createTestShowing('haxan', FRIDAY, '18.00')])
    const position = { productionId: 'haxan', date: FRIDAY }
    expect(typeText(sheet, evaluateSheet(sheet, {}), position, '-')).toEqual({ '2026-12-04 haxan': '' })
  })

  test('last week is copied into empty cells, labels left out', () => {
    const sheet = givenSheet([
      createTestShowing('haxan', '2026-11-27', '18.00', { hall: 'Sal 2', label: 'Premiere' }),
      createTestShowing('caligari', '2026-11-27', '21.00'),
      createTestShowing('caligari', FRIDAY, '20.00'),
    ])
    expect(copyPrevious(evaluateSheet(sheet, {}), listPositions(sheet))).toEqual({
      '2026-12-04 haxan': '18-19.40 sal2',
    })
    expect(copyPrevious(evaluateSheet(sheet, {}), listPositions(sheet, 'caligari'))).toEqual({})
  })

  test('a cell is repeated to the right', () => {
    const sheet = givenSheet()
    const edits = edit('haxan', FRIDAY, '18 sal2')
    const texts = fillRight(sheet, evaluateSheet(sheet, edits), { productionId: 'haxan', date: FRIDAY })
    expect(texts).toEqual({ '2026-12-05 haxan': '18 sal2', '2026-12-06 haxan': '18 sal2' })
  })

  test('pasted rows are written from a cell on, and what does not fit is counted', () => {
    const result = pasteRows(givenSheet(), { productionId: 'haxan', date: '2026-12-05' }, [
      ['18', '20 ', '22'],
      ['19', ''],
      ['20'],
    ])
    expect(result).toEqual({
      texts: {
        '2026-12-05 haxan': '18',
        '2026-12-06 haxan': '20',
        '2026-12-05 caligari': '19',
        '2026-12-06 caligari': '',
      },
      outside: 2,
    })
  })
})

test('the text of saved showings, typed over them, changes nothing', () => {
  const arbitraryWord = fc.constantFrom('Norsk', 'no', 'Engelske mellomtekstar', 'x "y" z', ' a ', '18')
  const arbitraryShowing = fc
    .record({
      time: fc.constantFrom('00.30', '14.00', '18.00', '18.15', '23.59'),
      hall: fc.constantFrom('Storsalen', 'Sal 2', 'Bar & kafé', '3'),
      formats: fc.subarray(['2D', '3D', '35 mm', 'D-BOX', 'Ny Format']),
      language: fc.option(arbitraryWord, { nil: undefined }),
      subtitles: fc.option(arbitraryWord, { nil: undefined }),
      label: fc.option(fc.constantFrom('Strikkekino', 'Sal 2', '3D', '"', 'a;b\nc'), { nil: undefined }),
      minutes: fc.integer({ min: 1, max: 600 }),
    })
    .map(({ time, minutes, language, subtitles, label, ...rest }) => {
      const date = time < '05.00' ? '2026-12-05' : FRIDAY
      const showing = createTestShowing('haxan', date, time, {
        ...rest,
        ...(language && { language }),
        ...(subtitles && { subtitles }),
        ...(label && { label }),
      })
      return { ...showing, endsAt: new Date(Date.parse(showing.startsAt) + minutes * 60_000).toISOString() }
    })
  const arbitraryCell = fc
    .uniqueArray(arbitraryShowing, { maxLength: 4, selector: ({ startsAt, hall }) => startsAt + hall })
    .map((showings) => showings.map((showing, index) => ({ ...showing, id: `showing-${index}` })))
  fc.assert(
    fc.property(arbitraryCell, (showings) => {
      const sheet = givenSheet(showings)
      const { text } = cellAt(sheet, {}, 'haxan', FRIDAY)
      const edits = edit('haxan', FRIDAY, text)
      expect(cellAt(sheet, edits, 'haxan', FRIDAY).problems).toEqual([])
      expect(evaluateSheet(sheet, edits).changes).toEqual([])
    }),
    { numRuns: 300 },
  )
})
