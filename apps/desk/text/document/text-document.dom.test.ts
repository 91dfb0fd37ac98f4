import { demoHouse } from '@lerret/demo'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitElements } from '../html/split-elements.ts'
import { schema } from '../schema/extensions.ts'
import { oddHtml } from './test-corpus.ts'
import { readText, writeText } from './text-document.ts'

const demoTexts = demoHouse({
  today: '2026-11-16',
  host: 'http://localhost:3000',
  checkoutHost: 'http://localhost:3001',
}).records.flatMap((entry): [string, string][] => {
  if (entry.kind === 'article') return [[entry.record.title, entry.record.content]]
  if (entry.kind === 'production')
    return entry.record.contents.map(({ body }, index) => [`${entry.record.title} ${index}`, body])
  return entry.kind === 'block-data' ? findHtml(entry.record).map((html) => [entry.record.id, html]) : []
})

/** All values with tags, however deep. */
function findHtml(value: unknown): string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(findHtml) : []
}

const corpus = [...Object.entries(oddHtml), ...demoTexts]

test.each(corpus)('a text with %s is saved byte for byte when nothing is changed', (_, html) => {
  expect(writeText(readText(html)) === html).toBe(true)
})

test('any text is saved byte for byte when nothing is changed', () => {
  const markup = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...Object.values(oddHtml).flatMap((html) => html.slice(0, 2000).match(/<[^<>]*>|[^<>]+/g) ?? []),
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(markup, (tokens) => {
      const html = tokens.join('')
      expect(writeText(readText(html))).toBe(html)
    }),
    { numRuns: 40 },
  )
})

test('the demo is edited as text, and only what the editor does not have is frozen', () => {
  const frozen = demoTexts
    .flatMap(([, html]) => readText(html).doc.children)
    .filter((node) => node.type.name === 'frozen')
    .map((node) => /^(?:<p>)?<\w+/.exec(node.attrs.html)?.[0])
  // The heading is one that a link leads to.
  expect(new Set(frozen)).toEqual(new Set(['<div', '<dl', '<h1', '<h2', '<iframe', '<p><img']))
})

const outline = (html: string) =>
  readText(html).doc.children.map((node) => `${node.type.name}: ${node.attrs.source ?? node.attrs.html}`)

test.each([
  ['<p>Sm&oslash;r</p>'],
  ['<P>Ein <B>to</B></P>'],
  ['<p>Ein'],
  ['<ul><li>Ein<li>To</ul>'],
  ['<ol start="3"><li><p>Ein</p></li></ol>'],
  ['<p><strong><a href="/kino">Kino</a></strong></p>'],
  ['<figure>\n<img alt="" src="/images/a">\n</figure>'],
  ['<table><tr><td>a</td></tr></table>'],
])('%s can be edited', (html) => {
  expect(outline(html)).toEqual([expect.not.stringContaining('frozen')])
})

test.each([
  ['<p class="lead">Ein</p>'],
  ['<h2 id="a">Ein</h2>'],
  ['<h1>Ein</h1>'],
  ['Ein'],
  ['<p><span>Ein</span></p>'],
  ['<p>Ein<!-- to --></p>'],
  ['<p><a href="/a" target="_blank">a</a></p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>'],
  ['<p><img src="/a"></p>'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'],
  ['<table><caption><b>a</b></caption><tr><td>a</td></tr></table>'],
  ['<ol reversed><li>a</li></ol>'],
  ['<div><p>a</p></div>'],
])('%s is frozen', (html) => {
  expect(outline(html)).toEqual([`frozen: ${html}`])
})

test('elements that browsers understand differently one by one are frozen together', () => {
  const html = '<script><!-- <script></script> --></script><p>b</p>'
  expect(outline(html)).toEqual([`frozen: ${html}`])
})

test('an edit of one element leaves the bytes of all others alone', () => {
  const texts = corpus.map(([, html]) => html).filter((html) => html.length < 3_000)
  const editable = texts.filter((html) =>
    readText(html).doc.children.some((node) => node.attrs.source !== null),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...editable),
      fc.nat(),
      fc.nat(),
      fc.oneof(
        fc.constantFrom('a', ' ', '<b>', '&amp;', '\u00a0'),
        fc.string({ unit: 'grapheme', minLength: 1 }),
      ),
      (html, elementChoice, positionChoice, typed) => {
        const text = readText(html)
        const positions: { element: number; position: number }[] = []
        text.doc.forEach((node, offset, element) => {
          if (node.attrs.source === null) return
          node.descendants((child, inside) => {
            if (child.isText)
              positions.push({ element, position: offset + 1 + inside + (positionChoice % child.nodeSize) })
          })
          if (node.isTextblock) positions.push({ element, position: offset + 1 })
        })
        fc.pre(positions.length > 0)
        const { element, position } = positions[elementChoice % positions.length] ?? {
          element: 0,
          position: 0,
        }
        const state = EditorState.create({ doc: text.doc, schema })
        const edited = state.apply(state.tr.insertText(typed, position)).doc
        const saved = writeText({ ...text, doc: edited })
        const others = (doc: typeof edited) => doc.children.filter((_, index) => index !== element)
        const before = readText(html).doc
        // What was saved is read as the same elements, each of the others from the same bytes.
        const after = readText(saved).doc
        expect(after.childCount).toBe(before.childCount)
        expect(others(after).map(sourceOf)).toEqual(others(before).map(sourceOf))
        expect(saved.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 40 },
  )
})

const sourceOf = (node: { attrs: Record<string, unknown> }) =>
  `${node.attrs.before}|${node.attrs.source ?? node.attrs.html}`

test('an edit that is undone gives the first bytes again', () => {
  const html = '<P>Ein</P>\r\n<ul><li>To</ul>'
  const text = readText(html)
  const state = EditorState.create({ doc: text.doc, schema })
  const typed = state.apply(state.tr.insertText('x', 2))
  expect(writeText({ ...text, doc: typed.doc })).toBe('<p>Exin</p>\r\n<ul><li>To</ul>')
  const undone = typed.apply(typed.tr.delete(2, 3))
  expect(writeText({ ...text, doc: undone.doc })).toBe(html)
})

test('a new paragraph stands on a line of its own, and an empty one is not saved', () => {
  const text = readText('<p>Ein</p>\n')
  const paragraph = (content: string) => schema.node('paragraph', null, content ? [schema.text(content)] : [])
  const doc = text.doc.copy(text.doc.content.addToEnd(paragraph('To')).addToEnd(paragraph('')))
  expect(writeText({ ...text, doc })).toBe('<p>Ein</p>\n<p>To</p>\n')
})

test('what follows an element that is not closed does not end up inside it', () => {
  const text = readText('<p>Ein</p>\n<div><b>To')
  const [first, second] = text.doc.children
  const doc = text.doc.type.create(
    null,
    [second, first].filter((node) => node !== undefined),
  )
  const saved = writeText({ ...text, doc })
  expect(saved).toBe('\n<div><b>To</b></div><p>Ein</p>')
  expect(splitElements(saved)).toHaveLength(3)
})
