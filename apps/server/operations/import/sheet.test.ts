import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { osloClock } from '@lerret/model'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { film } from '../../../../packages/page-engine/testing/test-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { emptyDatabase } from '../../platform/db/test-database.ts'
import { previewSheet, sheetFile } from './sheet-uploads.ts'
import { readSheetMoment, readSheetTime } from './sources/sheet/dates.ts'
import { recogniseColumns } from './sources/sheet/recognise-columns.ts'
import { givenImports } from './test-import.ts'
import { createZip } from './test-zip.ts'

const { db, folder, importFrom, readDrafts, countRecords, findProblems, publishAll } = await givenImports()
beforeEach(() => emptyDatabase(db))

const TODAY = '2026-11-17'

describe('a date in a cell', () => {
  test.each([
    ['24.12.', '2026-12-24', null],
    ['24.12', '2026-12-24', null],
    ['24.12.26', '2026-12-24', null],
    ['24/12', '2026-12-24', null],
    ['5. januar', '2027-01-05', null],
    ['torsdag 24. desember kl. 19', '2026-12-24', '19.00'],
    ['to. 24.12 kl 19.30', '2026-12-24', '19.30'],
    ['24.12.2026 19:30', '2026-12-24', '19.30'],
    ['2026-12-24 19:30', '2026-12-24', '19.30'],
    ['2026-12-24T18:30:00Z', '2026-12-24', '19.30'],
    ['46380', '2026-12-24', null],
    ['46380.8125', '2026-12-24', '19.30'],
    ['46380,8125', '2026-12-24', '19.30'],
  ])('%s is read', (cell, date, time) => {
    const moment = readSheetMoment(cell, TODAY)
    expect(moment).toMatchObject({ date, time: time === null ? null : { start: time } })
  })

  test.each([
    ['tysdag 24. desember', 'weekday'],
    ['24.–26. desember', 'several'],
    ['snart', 'date'],
    ['', 'date'],
    ['32.12.', 'date'],
  ])('%s is not guessed', (cell, problem) => {
    expect(readSheetMoment(cell, TODAY)).toEqual({ problem })
  })

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-11-18'), max: new Date('2027-08-01'), noInvalidDate: true }),
        (day) => {
          const { date } = osloClock(day)
          const [year = '', month = '', dayOfMonth = ''] = date.split('-')
          const serial = Date.parse(date) / 86_400_000 + 25_569
          for (const cell of [
            `${dayOfMonth}.${month}.${year}`,
            `${Number(dayOfMonth)}.${Number(month)}.`,
            `${Number(dayOfMonth)}/${Number(month)}-${year}`,
            date,
            String(serial),
          ])
            expect([cell, readSheetMoment(cell, TODAY)]).toEqual([cell, { date, time: null }])
        },
      ),
    )
  })

  test.each([
    ['19', '19.00', null],
    ['kl. 19', '19.00', null],
    ['19.30', '19.30', null],
    ['19:30:00', '19.30', null],
    ['18.00–20.00', '18.00', '20.00'],
    ['0.8125', '19.30', null],
    ['0,8125', '19.30', null],
  ])('and the time %s beside it', (cell, start, end) => {
    expect(readSheetTime(cell)).toEqual({ start, end })
  })
})

describe('columns are recognised', () => {
  test.each([
    [
      'in nynorsk',
      ['Tittel', 'Dato', 'Klokkeslett', 'Sal', 'Pris', 'Lenkje'],
      ['title', 'date', 'time', 'hall', 'price', 'url'],
    ],
    ['in bokmål', ['Navn', 'Dag', 'Kl.', 'Sted', 'Billetter'], ['title', 'date', 'time', 'hall', 'url']],
    [
      'in English',
      ['Title', 'Start time', 'End time', 'Venue', 'Description'],
      ['title', 'start', 'end', 'hall', 'text'],
    ],
  ])('by their headings %s', (_, headings, columns) => {
    expect(recogniseColumns([headings, []], TODAY)).toEqual({ headerRow: 0, columns })
  })

  test('by their cells, where no heading says what they hold', () => {
    const rows = [
      ['24.12.', '19.00', 'Storsalen', 'Nosferatu', 'https://billettar.example/1'],
      ['25.12.', '21.00', 'Storsalen', 'Flåklypa', 'https://billettar.example/2'],
      ['26.12.', '18.00', 'Storsalen', 'Quiz', ''],
    ]
    expect(recogniseColumns(rows, TODAY)).toEqual({
      headerRow: -1,
      columns: ['date', 'time', null, 'title', 'url'],
    })
  })
})

const SHEET = [
  'Program haust;;;;',
  '',
  'Tittel;Dato;Kl;Sal;Pris;Billettar;Status',
  'Blåtimen;fredag 4. desember;19;Storsalen;140;https://billettar.example/1;',
  'Blåtimen;5.12.;21.00;Storsalen;140;;avlyst',
  '"Øl; og jazz";46380;0,8125;Kafeen;Gratis;;',
  'Blåtimen;5.12.;21.00;Storsalen;140;;',
  ';6.12.;19;;;;',
  'Utan dato;;19;;;;',
  'Feil dag;måndag 4. desember;19;;;;',
  'Utan tid;7.12.;;;;;',
].join('\r\n')

const writeSheet = async (content: string | Uint8Array, name = 'program.csv') => {
  const file = join(folder, name)
  await writeFile(file, content)
  return { file }
}

describe('a programme in a sheet', () => {
  test('gives productions and showings, and names each row that cannot be read with the reason', async () => {
    const { report } = await importFrom(await writeSheet(SHEET))
    expect(report.counts).toMatchObject({ event: { added: 2 }, showing: { added: 3 } })
    expect(report.failures.map(({ row }) => row)).toEqual([
      { number: 7, problem: 'double' },
      { number: 8, problem: 'title' },
      { number: 9, problem: 'date' },
      { number: 10, problem: 'weekday' },
      { number: 11, problem: 'time' },
    ])
    expect(await findProblems()).toEqual([])
    const showings = (await readDrafts('event')).map(({ body }) => body)
    expect(showings.find(({ startsAt }) => startsAt === '2026-12-04T18:00:00.000Z')).toMatchObject({
      hall: 'Storsalen',
      priceFrom: 140,
      ticketStatus: 'on-sale',
      checkout: { url: 'https://billettar.example/1' },
    })
    expect(showings.find(({ startsAt }) => startsAt === '2026-12-05T20:00:00.000Z')?.state).toBe('cancelled')
    expect(showings.find(({ startsAt }) => startsAt === '2026-12-24T18:30:00.000Z')?.ticketStatus).toBe(
      'free',
    )
  })

  test.each([
    ['Latin-1', Buffer.from(SHEET, 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${SHEET}`, 'utf16le')],
  ])('in %s keeps its letters', async (_, bytes) => {
    await importFrom(await writeSheet(bytes))
    const titles = (await readDrafts('production')).map(({ body }) => body.title)
    expect(titles.sort()).toEqual(['Blåtimen', 'Øl; og jazz'])
  })

  test('in a workbook of Excel is read like one in CSV', async () => {
    await importFrom(await writeSheet(createWorkbook(), 'program.xlsx'))
    expect((await readDrafts('event')).map(({ body }) => body)).toMatchObject([
      { startsAt: '2026-12-24T18:30:00.000Z', hall: 'Storsalen' },
    ])
  })

  test('belongs to the productions that the house has, and a second import doubles nothing', async () => {
    await importFrom(await writeSheet(SHEET))
    await publishAll()
    const before = await countRecords()
    const { report } = await importFrom(await writeSheet(SHEET, 'same.csv'))
    expect(await countRecords()).toEqual(before)
    expect(report.counts.showing).toMatchObject({ added: 0, leftAlone: 3 })
    const more = `${SHEET}\r\nBlåtimen;12.12.;19;Storsalen;;;`
    const { report: third } = await importFrom(await writeSheet(more))
    expect(third.counts).toMatchObject({ event: { added: 0 }, showing: { added: 1 } })
  })

  test('with a showing that was moved within its day updates the draft', async () => {
    const head = 'Tittel;Dato;Klokka;Sal'
    await importFrom(await writeSheet(`${head}\r\nBlåtimen;12.12.;19;Storsalen`))
    const { records } = await countRecords()
    const { report } = await importFrom(await writeSheet(`${head}\r\nBlåtimen;12.12.;20;Storsalen`))
    expect(report.counts.showing).toMatchObject({ added: 0, updated: 1 })
    expect(await countRecords()).toMatchObject({ records })
  })

  test('finds a film of the house by its number, whatever the sheet calls it', async () => {
    await saveVersions(db, { author: 'Sigrid', authorId: 'staff-1' }, [
      { kind: 'production', id: 'film', basedOn: 0, body: film({ id: 'film' }) },
    ])
    await importFrom(
      await writeSheet(
        'Tittel;Start;EDI\nNosferatu (1922);4.12. kl. 19;DXM19220001\nNy film;5.12. kl. 19;DXM20260002\n',
      ),
    )
    expect((await readDrafts('event')).map(({ body }) => body.productionId)).toContain('film')
    const productions = (await readDrafts('production')).map(({ body }) => body)
    expect(productions.map(({ title }) => title).sort()).toEqual(['Nosferatu', 'Ny film'])
    expect(productions.find(({ title }) => title === 'Ny film')).toMatchObject({
      object: 'movie',
      ediNumber: 'DXM20260002',
      parentSlug: 'ny-film-dxm-20260002',
    })
    expect(await findProblems()).toEqual([])
  })

  test('without a column of titles or dates is refused with a sentence', async () => {
    await expect(importFrom(await writeSheet('A;B\n1;2\n'))).rejects.toMatchObject({
      code: 'import_sheet_columns',
    })
  })

  test('is read as an editor has said what its columns hold', async () => {
    const { file } = await writeSheet('Namn;Norsk namn;Dato\nThe Ring;Ringen;4.12. kl. 19\n')
    await importFrom({ file, sheetColumns: [null, 'title', 'start'] })
    expect((await readDrafts('production'))[0]?.body.title).toBe('Ringen')
  })
})

/** A workbook with a date and a time as Excel stores them: numbers with a format. */
function createWorkbook(): Uint8Array {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (cells: string) => `<row>${cells}</row>`
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Program" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row(
      ['Tittel', 'Dato', 'Tid', 'Sal'].map(text).join(''),
    )}${row(`${text('Julefilm')}<c s="1"><v>46380</v></c><c s="2"><v>0.8125</v></c>${text('Storsalen')}`)}</sheetData></worksheet>`,
  }
  const withPlaces = files['xl/worksheets/sheet1.xml'] ?? ''
  let [rowNumber, column] = [0, 0]
  files['xl/worksheets/sheet1.xml'] = withPlaces.replaceAll(/<(row|c)(?=[ >])/g, (_, name: string) => {
    if (name === 'row') {
      rowNumber += 1
      column = 0
      return `<row r="${rowNumber}"`
    }
    column += 1
    return `<c r="${String.fromCharCode(64 + column)}${rowNumber}"`
  })
  return createZip(files)
}

test('a sheet with a cell of nine megabytes is given up after its time, while the server does other things', async () => {
  const cell = '4.12. kl. 19 '.repeat(9_000_000 / 13)
  await writeSheet(`Tittel;Dato;Tid\nRingen;${cell};19\n`, sheetFile('lang'))
  const request = { folder, id: 'lang', columns: null, now: new Date(`${TODAY}T12:00:00Z`) }
  const done: string[] = []
  const given = expect(previewSheet(request, 1000)).rejects.toMatchObject({ code: 'import_sheet_too_slow' })
  await Promise.all([given.then(() => done.push('sheet')), countRecords().then(() => done.push('database'))])
  expect(done).toEqual(['database', 'sheet'])
})
