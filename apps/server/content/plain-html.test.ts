import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { cleanHtml, plainText, rules } from './clean-html.ts'
import { cleanPlainHtml } from './plain-html.ts'

const sanitize = (html: string) => sanitizeHtml(html, rules)
const figure = '<figure><img src="/bilder/1.webp" alt="På kaia, 1962" width="960" height="540"></figure>'

const plain = fc.constantFrom(
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

/** What an editor, a newsletter tool or somebody with bad intent may have written in between. */
const other = fc.constantFrom(
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

const documents = (piece: fc.Arbitrary<string>) =>
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

test('what is plain is cleaned without the cleaner, to what the cleaner makes of it', () => {
  fc.assert(
    fc.property(documents(plain), (html) => {
      expect(cleanPlainHtml(html)).toBe(sanitize(html))
    }),
  )
})

test('whatever is written, only what the cleaner would leave as it is counts as plain', () => {
  const spliced = fc
    .tuple(documents(plain), documents(other), fc.nat())
    .map(
      ([html, more, place]) =>
        html.slice(0, place % (html.length + 1)) + more + html.slice(place % (html.length + 1)),
    )
  fc.assert(
    fc.property(fc.oneof(documents(fc.oneof(plain, other)), spliced), (html) => {
      const clean = cleanPlainHtml(html)
      if (clean !== null) expect(clean).toBe(sanitize(html))
    }),
    { numRuns: 3000 },
  )
})

test('an ordinary article is plain, with its pictures', () => {
  const article = `<p>Hei.</p>${figure}<h2>Meir</h2><ul><li>Ein</li></ul><p>Slutt.</p>`
  expect(cleanPlainHtml(article)).toBe(cleanHtml(article))
  expect(cleanHtml(article)).toContain('loading="lazy" alt="På kaia, 1962" src="/bilder/1.webp"')
})

test('the words of a plain text are those that the cleaner finds', () => {
  const slowly = (html: string) => plainText(`${html}<div></div>`)
  fc.assert(
    fc.property(documents(plain), (html) => {
      expect(plainText(html)).toBe(slowly(html))
    }),
  )
})
