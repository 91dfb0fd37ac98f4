import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitElements } from './split-elements.ts'

const list = (html: string) => splitElements(html).map((piece) => `${piece.kind}: ${piece.html}`)
const join = (html: string) =>
  splitElements(html)
    .map((piece) => piece.html)
    .join('')

test('the elements of an article are separated, with the white space between them', () => {
  expect(list('<p>Ein</p>\r\n<h2>To</h2>\n\n<ul><li>Tre</li></ul>\n')).toEqual([
    'block: <p>Ein</p>',
    'hidden: \r\n',
    'block: <h2>To</h2>',
    'hidden: \n\n',
    'block: <ul><li>Tre</li></ul>',
    'hidden: \n',
  ])
})

test('the tags of a whole document surround the elements of its body', () => {
  const html =
    '<!doctype html>\n<html lang="nn"><head><title><p></title><style>p > b {}</style></head>\n<body bgcolor=white>\n<p>Hei</p></body></html>\n'
  expect(list(html)).toEqual([
    'hidden: <!doctype html>\n<html lang="nn"><head><title><p></title><style>p > b {}</style></head>\n<body bgcolor=white>\n',
    'block: <p>Hei</p>',
    'hidden: </body></html>\n',
  ])
})

test('a head that is not closed ends where the text begins', () => {
  expect(list('<head><meta charset=utf-8>\n<p>Hei</p>')).toEqual([
    'hidden: <head><meta charset=utf-8>\n',
    'block: <p>Hei</p>',
  ])
})

test('text without an element is one piece with its inline elements', () => {
  expect(list('  Hei <b>du</b> <!-- nei --> der\n<p>Ja</p>')).toEqual([
    'hidden:   ',
    'inline: Hei <b>du</b> <!-- nei --> der',
    'hidden: \n',
    'block: <p>Ja</p>',
  ])
})

test('a paragraph that is not closed ends before the next block', () => {
  expect(list('<p>Ein<p>To<h2>Tre<h3>Fire</h3>')).toEqual([
    'block: <p>Ein',
    'block: <p>To',
    'block: <h2>Tre',
    'block: <h3>Fire</h3>',
  ])
})

test('formatting that is closed in a later paragraph binds the paragraphs together', () => {
  expect(list('<p><b>Ein</p><p>To</b></p><p>Tre</p>')).toEqual([
    'block: <p><b>Ein</p><p>To</b></p>',
    'block: <p>Tre</p>',
  ])
})

test('an end tag in a table cell does not close what is around the table', () => {
  expect(list('<div><table><tr><td></div></td></tr></table>a</div><p>b</p>')).toEqual([
    'block: <div><table><tr><td></div></td></tr></table>a</div>',
    'block: <p>b</p>',
  ])
})

test.each([
  ['a greater-than sign in a quoted value', '<p title="a > b">x</p>'],
  ['a quote in an attribute name', '<p a"b>x</p>'],
  ['a value without quotes that ends with a slash', '<p data-x=a/>x</p>'],
  ['a script with tags in its text', '<script>document.write("<p>")</script>'],
  ['a comment with tags', '<!-- <p> -->'],
  ['a comment that ends with an exclamation mark', '<!-- <p> --!>'],
  ['an empty comment', '<!-->'],
  ['an element that is closed in a picture', '<svg><path d="M0 0"/></svg>'],
  ['nested lists without end tags', '<ul><li>a<ul><li>b</ul><li>c</ul>'],
  ['a nested table', '<table><tr><td><table><tr><td>a</table></table>'],
  ['a rule', '<hr>'],
  ['a custom element', '<my-box><p>a</p></my-box>'],
])('%s is one piece', (_, html) => {
  expect(splitElements(`${html}<p>etter</p>`).map((piece) => piece.html)).toEqual([html, '<p>etter</p>'])
})

test.each([
  ['<div><p>a', '</p></div>'],
  ['<div><b>a', '</b></div>'],
  ['<!-- a', '-->'],
  ['<script>a', '</script>'],
  ['<div title="a', ''],
  ['<p>a <a href="b', '"></a></p>'],
])('%s lacks %s', (html, missing) => {
  const complete = html + missing
  expect(splitElements(html).at(-1)?.missing).toBe(missing)
  expect(splitElements(`${complete}<p>etter</p>`).at(-1)?.html).toBe(
    missing ? '<p>etter</p>' : `${html}<p>etter</p>`,
  )
})

const markup = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<a href="x">',
        '</a>',
        '<ul>',
        '<li>',
        '</ul>',
        '<table>',
        '<td>',
        '</table>',
      ],
      ...[
        '<div',
        ' class=x',
        '>',
        '/>',
        '"',
        "'",
        '=',
        '<!--',
        '-->',
        '--!>',
        '<![CDATA[',
        ']]>',
        '<?x',
        '</',
        '<',
        '\r\n',
      ],
      ...[
        '<script>',
        '</script>',
        '<style>',
        '<title>',
        '<svg>',
        '</svg>',
        '<br/>',
        '<template>',
        '<body>',
        '<head>',
        '\u0000',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
  { maxLength: 40 },
)

test('the pieces of any text are together the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => join(text) === text))
  fc.assert(
    fc.property(markup, (tokens) => join(tokens.join('')) === tokens.join('')),
    { numRuns: 2000 },
  )
})

test('200 kB are split at once', () => {
  const html = '<p>Eit avsnitt med <b>feit</b> skrift og ein & til.</p>\n'.repeat(4000)
  const start = performance.now()
  expect(splitElements(html)).toHaveLength(8000)
  expect(splitElements('<'.repeat(200_000)).length).toBeGreaterThan(0)
  expect(splitElements('<p a'.repeat(50_000)).length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(5_000)
})
