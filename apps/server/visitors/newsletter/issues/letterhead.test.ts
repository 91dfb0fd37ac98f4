import { isSiteKind } from '@lerret/model'
import { contrastRatio, MIN_TEXT_CONTRAST, parseHex, THEME_PALETTES } from '@lerret/model/theme'
import { expect, test } from 'vitest'
import { importRecords } from '../../../content/records/import.ts'
import { givenDemoHouse } from '../../../operations/demo/test-demo-house.ts'
import { givenOpenDatabase } from '../../../platform/db/test-database.ts'
import { readLetterhead, toMailColors } from './letterhead.ts'
import { renderHtml } from './render.ts'

const { db } = await givenOpenDatabase()
const { records } = givenDemoHouse()
/** The records of the house, with changes to its theme; without a theme when there are none. */
const givenTheme = (changes: object | null) =>
  importRecords(
    db,
    records
      .filter(({ kind }) => (isSiteKind(kind) && (kind !== 'theme' || changes)) || kind === 'media')
      .map((each) =>
        each.kind === 'theme' ? ({ ...each, record: { ...each.record, ...changes } } as typeof each) : each,
      ),
    'test',
  )

const render = async () =>
  renderHtml(
    await readLetterhead(db),
    { subject: 'Jul', intro: 'Velkomen.', items: [] },
    { unsubscribe: 'https://fjordheim.example/nyhendebrev', archive: null },
  )

test('a newsletter is sent in the colours of the product while the house has no theme', async () => {
  await givenTheme(null)
  expect(await render()).toContain(`background-color:${THEME_PALETTES.fjord.ink}`)
})

test('a newsletter has the colours of the house in both schemes, and its logo', async () => {
  await givenTheme({
    variant: 'scene',
    colors: { ink: '#101040', night: '#181838', signalLight: '#ffd0a0' },
  })
  const html = await render()
  const [, darkStyles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const body = html.slice(html.indexOf('<body'))
  expect(body).toContain('background-color:#101040')
  expect(body).toContain(`color:${THEME_PALETTES.scene.signalDark}`)
  for (const color of ['#181838', '#ffd0a0']) expect(darkStyles).toContain(color)
  expect(body).toContain('src="https://fjordheim.example/images/logo?w=')
})

test('a house without a logo has its name', async () => {
  await givenTheme({ logo: '' })
  const html = await render()
  expect(html).toContain('>Fjordheim kulturhus</span>')
  expect(html).not.toContain('<img')
})

test.each(['fjord', 'scene'] as const)('every text of a mail can be read on its background in %s', (name) => {
  const { light, dark, header } = toMailColors(THEME_PALETTES[name])
  const ratio = (a: string, b: string) => contrastRatio(parseHex(a), parseHex(b))
  for (const { sheet, text, quiet, link } of [light, dark])
    for (const color of [text, quiet, link]) expect(ratio(color, sheet)).toBeGreaterThan(MIN_TEXT_CONTRAST)
  expect(ratio(header.text, header.background)).toBeGreaterThan(MIN_TEXT_CONTRAST)
})
