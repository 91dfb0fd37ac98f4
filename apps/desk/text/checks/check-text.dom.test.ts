import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { readText, writeText } from '../document/text-document.ts'
import { type CheckOptions, checkText } from './check-text.ts'
import { repairText } from './repair-text.ts'

const findCodes = (html: string, options?: CheckOptions) =>
  checkText(readText(html).doc, options).map(({ code }) => code)

/** The text after its first problem has been repaired. */
function repair(html: string, options?: CheckOptions): string {
  const text = readText(html)
  const [problem] = checkText(text.doc, options)
  const state = EditorState.create({ doc: text.doc })
  const transaction = problem && repairText(state, problem)
  if (!transaction) throw new Error('Nothing was repaired.')
  return writeText({ ...text, doc: state.apply(transaction).doc })
}

test('a text without faults has no problems', () => {
  const html =
    '<p>Sjå <a href="/kino">kinoprogrammet</a>.</p><h2>Ein</h2><h3>To</h3><h2>NRK</h2><figure><img src="/images/a" alt=""></figure><table><tr><th scope="col">a</th></tr></table>'
  expect(findCodes(html, { lead: 'Ingress' })).toEqual([])
})

test('a heading that skips a level is lowered to the next one', () => {
  expect(findCodes('<h3>Ein</h3>')).toEqual(['heading-skipped'])
  expect(repair('<h2>Ein</h2><h4>To</h4>')).toBe('<h2>Ein</h2><h3>To</h3>')
})

test('a picture needs a description, and an empty one says that it is decoration', () => {
  expect(findCodes('<figure><img src="/images/a"></figure>')).toEqual(['alt-missing'])
  expect(findCodes('<figure><img src="/images/a" alt=""></figure>')).toEqual([])
})

test.each(['her', 'Her', 'her.', 'Les meir', 'les meir »', 'Klikk her!', '<em>her</em>'])(
  'the link text «%s» says nothing',
  (text) => {
    expect(findCodes(`<p><a href="/kino">${text}</a></p>`)).toEqual(['link-text-vague'])
  },
)

test('a link to a page of the site can have the title of the page as its text', () => {
  const findPageTitle = (href: string) => (href === '/kino' ? 'Kinoprogrammet' : null)
  expect(repair('<p>Sjå <a href="/kino">h<b>er</b></a>.</p>', { findPageTitle })).toBe(
    '<p>Sjå <a href="/kino">Kinoprogrammet</a>.</p>',
  )
})

test('an empty link is removed', () => {
  expect(repair('<p>a<a href="/kino"> </a>b</p>')).toBe('<p>a b</p>')
})

test('a table without headers gets its first row as headers', () => {
  expect(repair('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>')).toBe(
    '<table>\n<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>\n<tbody>\n<tr><td>c</td><td>d</td></tr>\n</tbody>\n</table>',
  )
})

test('a heading in capitals is written as a sentence', () => {
  expect(repair('<h2>ÅRETS FILMAR</h2>')).toBe('<h2>Årets filmar</h2>')
})

test('the first paragraph can become the lead that is missing', () => {
  expect(findCodes('<p>Ein</p>')).toEqual([])
  expect(findCodes('<p>Ein</p>', { lead: 'Ingress' })).toEqual([])
  expect(repair('<p>Ein</p>\n<p>To</p>', { lead: ' ' })).toBe('\n<p>To</p>')
  const [problem] = checkText(readText('<h2>Ein</h2>').doc, { lead: '' })
  expect(problem?.repair).toEqual({ type: 'write-lead' })
})

test('problems come in the order of the text', () => {
  expect(
    findCodes('<h3>a</h3><figure><img src="/x"></figure><p><a href="/y">her</a></p>', { lead: '' }),
  ).toEqual(['lead-missing', 'heading-skipped', 'alt-missing', 'link-text-vague'])
})
