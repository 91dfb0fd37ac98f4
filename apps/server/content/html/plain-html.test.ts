import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { cleanHtml, sanitizeOptions, toPlainText } from './clean-html.ts'
import { cleanPlainHtml } from './plain-html.ts'

const sanitize = (html: string) => sanitizeHtml(html, sanitizeOptions)
const figure = '<figure><img src="/bilder/1.webp" alt="På kaia, 1962" width="960" height="540"></figure>'

const simpleHtml = fc.constantFrom(
  '<p>Vi opnar klokka 18 &amp; stenger «seint».</p>',
  '<h2>Kva no?</h2>',
  '<ul>\n<li>Suppe</li> <li><strong>Kake</strong> &lt;3</li></ul>',
  '<p>Les <a href="/nyhende">meir</a> hos <a href="https://kino.example/om/oss.html">kinoen</a>.</p>',
  '<ol><li><em>Ein</em></li></ol>',
  '<p></p>',
  '\n<h3>Etterpå</h3>\n\n',
  figure,
  '<figure><img src="https://x.example/a.jpg" alt="" loading="lazy" /></figure>',
)

/** What an editor, a newsletter tool or an attacker may have written in between. */
const otherHtml = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<li>',
    '<br>',
    '&nbsp;',
    '&',
    '<',
    '>',
    '"',
    '\0',
    '<!-- x -->',
    '<p id="x">',
    '<P>',
    'laus tekst',
  ],
  ...[
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//x.example">x</a>',
    '<h1>Tittel</h1>',
  ],
  ...[
    '<img src="x" onerror="alert(1)">',
    '<iframe src="https://x.example"></iframe>',
    '<svg>',
    '<a href="/\\x.example">x</a>',
  ],
  ...[
    '<figure><img alt="a"b" src="x"></figure>',
    '<figure><img src="/x" alt="" onerror="alert(1)"></figure>',
    '<figure><img src="//x.example/" alt=""></figure>',
    '<p><ul><li>x</li></ul></p>',
    '<style>',
    '<textarea>',
    '</ul>',
    '<a href="/">',
  ],
)

const joined = (fragment: fc.Arbitrary<string>) =>
  fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join(''))

test('simple HTML gives the result of the sanitizer', () => {
  fc.assert(
    fc.property(joined(simpleHtml), (html) => {
      expect(cleanPlainHtml(html)).toBe(sanitize(html))
    }),
  )
})

test('any HTML that counts as simple gives the result of the sanitizer', () => {
  const spliced = fc
    .tuple(joined(simpleHtml), joined(otherHtml), fc.nat())
    .map(
      ([html, inserted, position]) =>
        html.slice(0, position % (html.length + 1)) + inserted + html.slice(position % (html.length + 1)),
    )
  fc.assert(
    fc.property(fc.oneof(joined(fc.oneof(simpleHtml, otherHtml)), spliced), (html) => {
      const clean = cleanPlainHtml(html)
      if (clean !== null) expect(clean).toBe(sanitize(html))
    }),
    { numRuns: 3000 },
  )
})

test('an ordinary article with pictures counts as simple', () => {
  const article = `<p>Hei.</p>${figure}<h2>Meir</h2><ul><li>Ein</li></ul><p>Slutt.</p>`
  expect(cleanPlainHtml(article)).toBe(cleanHtml(article))
  expect(cleanHtml(article)).toContain('loading="lazy" alt="På kaia, 1962" src="/bilder/1.webp"')
})

test('the plain text of simple HTML is that of the sanitizer', () => {
  const toPlainTextSlowly = (html: string) => toPlainText(`${html}<div></div>`)
  fc.assert(
    fc.property(joined(simpleHtml), (html) => {
      expect(toPlainText(html)).toBe(toPlainTextSlowly(html))
    }),
  )
})
