import { createHash } from 'node:crypto'
import type { ContentKind } from '@lerret/model'
import { BLOCKS, COMPONENT_IDS, listSettings, type Setting } from '@lerret/page-engine'
import { afterEach, expect, test, vi } from 'vitest'
import {
  article,
  film,
  page,
  site,
  toContentRecords,
} from '../../../../../packages/page-engine/testing/test-records.ts'
import type { CleanedTexts } from '../table.ts'
import { cleanHtml, readHtmlText, toPlainText } from './clean-html.ts'
import { cleanVersion, HTML_RULES, readSafeRecord } from './safe-html.ts'
import { XSS_PAYLOADS } from './xss-payloads.ts'

/** Counts how often the cleaner is called. */
vi.mock('./clean-html.ts', { spy: true })
afterEach(() => vi.mocked(cleanHtml).mockClear())

const RAW = '<p onclick="hit()">Hei</p>'
const CLEAN = '<p>Hei</p>'

const translation = (fields: object) => ({
  id: 'en.page.kino',
  language: 'en',
  translationOf: 'kino',
  title: 'Cinema',
  ...fields,
})
const footer = (type: string) => ({
  id: 'site',
  sections: [{ title: '', locale: 'nb', order: 1, items: [{ type, value: RAW, order: 1 }] }],
})

const BODIES: [string, ContentKind, object, unknown][] = [
  ['an article', 'article', article({ content: RAW as never }), { content: CLEAN, title: article().title }],
  [
    'a production',
    'production',
    film({ contents: [{ summary: RAW, body: RAW as never }] }),
    { contents: [{ summary: RAW, body: CLEAN }] },
  ],
  ['the footer', 'footer', footer('html'), { sections: [{ items: [{ value: CLEAN }] }] }],
  [
    'a text of the footer, which is not HTML',
    'footer',
    footer('text'),
    { sections: [{ items: [{ value: RAW }] }] },
  ],
  [
    'a translated article',
    'translation',
    translation({ kind: 'article', content: RAW, lead: RAW }),
    { content: CLEAN, lead: RAW },
  ],
  [
    'a translated production',
    'translation',
    translation({ kind: 'production', contents: [{ summary: RAW, body: RAW }] }),
    { contents: [{ summary: RAW, body: CLEAN }] },
  ],
  [
    'a translated page, whose texts may be those of an HTML block',
    'translation',
    translation({ kind: 'page', texts: { tekst: { html: RAW } } }),
    { texts: { tekst: { html: { text: RAW, html: CLEAN } } } },
  ],
  [
    'the translated house, whose texts may be those of an HTML item of the footer',
    'translation',
    translation({ kind: 'house', footer: { '0.items.0.value': RAW }, showings: { Premiere: RAW } }),
    { footer: { '0.items.0.value': { text: RAW, html: CLEAN } }, showings: { Premiere: RAW } },
  ],
]

test.each(BODIES)('the HTML of %s is cleaned', (_, kind, body, safe) => {
  expect(readSafeRecord(kind, body).record).toMatchObject(safe as object)
})

test.each(BODIES)('%s that was cleaned when it was saved is not cleaned again', (_, kind, body, safe) => {
  const stored = cleanVersion(kind, body)
  vi.mocked(cleanHtml).mockClear()
  expect(readSafeRecord(kind, body, stored).record).toMatchObject(safe as object)
  expect(cleanHtml).not.toHaveBeenCalled()
})

const findRichTexts = (settings: readonly Setting[], parent: string[] = []): string[][] =>
  settings.flatMap(({ name, control, settings: inner }) => [
    ...(control === 'rich-text' ? [[...parent, name]] : []),
    ...findRichTexts(inner, [...parent, name]),
  ])

test.each(
  COMPONENT_IDS.flatMap((component) =>
    findRichTexts(listSettings(BLOCKS[component].settings)).map((path) => [component, path] as const),
  ),
)('the HTML that an editor writes for the block %s is cleaned', (component, [name = '', ...rest]) => {
  expect(rest).toEqual([])
  const body = { id: 'tekst', component, locale: 'nb', settings: { heading: RAW, [name]: RAW } }
  expect(readSafeRecord('block-data', body).record).toMatchObject({
    settings: { heading: RAW, [name]: CLEAN },
  })
})

test('a body that is incomplete, as drafts may be, is saved', () => {
  for (const body of [
    {},
    { content: 5 },
    { contents: [null, 5, {}] },
    { texts: { a: null } },
    { sections: 5 },
  ])
    for (const kind of ['article', 'production', 'block-data', 'translation', 'footer'] as const)
      expect(cleanVersion(kind, body)).toEqual({ htmlRules: HTML_RULES, cleanedTexts: {} })
})

test('what other rules have cleaned is cleaned again', () => {
  const { cleanedTexts } = cleanVersion('article', article({ content: RAW as never }))
  const forged = Object.fromEntries(Object.keys(cleanedTexts ?? {}).map((key) => [key, RAW]))
  for (const htmlRules of [null, HTML_RULES - 1, HTML_RULES + 1]) {
    const { record } = readSafeRecord('article', article({ content: RAW as never }), {
      htmlRules,
      cleanedTexts: forged,
    })
    expect(record).toMatchObject({ content: CLEAN })
  }
})

test('a body that was changed without being cleaned is cleaned when it is read', () => {
  const stored = cleanVersion('article', article({ content: CLEAN as never }))
  expect(readSafeRecord('article', article({ content: RAW as never }), stored).record).toMatchObject({
    content: CLEAN,
  })
})

test('cleaned texts can be stored, whatever was written', () => {
  const raw = ['&#0;', '&#xD800;', '&#x110000;', '<p title="&#0;">', ...XSS_PAYLOADS]
    .join('\n')
    .replaceAll('\0', '')
  const { cleanedTexts } = cleanVersion('article', article({ content: raw as never }))
  for (const text of Object.values(cleanedTexts as CleanedTexts)) {
    expect(text).not.toContain('\0')
    expect(text?.isWellFormed()).toBe(true)
  }
})

test('kinds without HTML are stored as they are', () => {
  for (const { kind, record } of toContentRecords({ site: [site()], page: [page()] }))
    if (kind !== 'footer') expect(cleanVersion(kind, record)).toEqual({ htmlRules: null, cleanedTexts: null })
})

test('the text of cleaned HTML is that of the HTML', () => {
  for (const html of [
    '<p>A &amp; B<br>C</p><ul><li>&lt;D&gt;</li></ul>',
    'a <b title="&quot;>">b</b>c',
    ...XSS_PAYLOADS,
  ]) {
    const cleaned = cleanHtml(html)
    expect(readHtmlText(cleaned)).toBe(toPlainText(cleaned))
  }
})

const RICH_TEXT = `<h1>A</h1><h5 id="b" class="c" style="color: red">B</h5><div><p lang="en" dir="ltr">C<br>D &amp; E&nbsp;F</p></div>
  <ul><li><b>a</b> <i>b</i> <u>c</u> <s>d</s> <em>e</em> <strong>f</strong> <font>g</font></li></ul><ol start="3" reversed><li>h</ol>
  <a href="https://a.example" target="_blank" title="t" rel="x">i</a> <a href="mailto:a@b.example">j</a> <a href="tel:1">k</a> <a href="//l">l</a>
  <img src="/m.webp" onerror="n"><img src="http://a.example/o.png" alt="p" width="1" height="2"><img src="ftp://q"><hr>
  <table border="1"><caption>r</caption><tr><th scope="col">s<td colspan="2" rowspan="2">t</table><dl><dt>u<dd>v</dl>
  <details open><summary>w</summary>x</details><time datetime="2026">y</time><blockquote cite="z"><q>å</q></blockquote>
  <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><iframe src="https://kart.example" title="æ">ø</iframe>`

test('texts are cleaned by the rules of this number', () => {
  const texts = [RICH_TEXT, ...XSS_PAYLOADS].map((text) => cleanHtml(text))
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  // When this fails, texts are cleaned in another way than before: increase HTML_RULES, and write the new digest here.
  expect({ HTML_RULES, digest }).toEqual({ HTML_RULES: 1, digest: '4ee12e8f8ebd2be1' })
})
