import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test('text with headings, lists and links stays unchanged', () => {
  const html = '<h2>Slik gjer du</h2><ul><li><a href="/leige">Leige</a></li></ul>'
  expect(cleanHtml(html)).toBe(html)
})

test('only the body of a whole document is used', () => {
  const html = `<!doctype html><html><head><title>Nyhendebrev</title><style>p { color: red }</style>
    <script>alert(1)</script></head><body style="margin:0"><p style="color:red">Hei</p></body></html>`
  expect(cleanHtml(html)).toBe('<p>Hei</p>')
})

test('the head of a document without a body element is removed', () => {
  expect(cleanHtml('<head><title>x</title><style>p{}</style></head><p>Hei</p>')).toBe('<p>Hei</p>')
})

test('an embedded video becomes a marked link that loads nothing', () => {
  expect(cleanHtml('<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?rel=0" title="Kanin"></iframe>')).toBe(
    '<a data-video href="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" rel="external">Kanin</a>',
  )
  expect(cleanHtml('<iframe src="https://player.vimeo.com/video/1084537">Gamal nettlesar</iframe>')).toBe(
    '<a data-video href="https://player.vimeo.com/video/1084537?dnt=1" rel="external">Vimeo</a>',
  )
})

test('any other frame becomes a link with its title and host', () => {
  expect(cleanHtml('<iframe src="https://kart.example/kaia" title="Kart"></iframe>')).toBe(
    '<a href="https://kart.example/kaia" rel="external">Kart (kart.example)</a>',
  )
  expect(cleanHtml('<iframe src="https://kart.example/kaia"></iframe>')).toBe(
    '<a href="https://kart.example/kaia" rel="external">kart.example</a>',
  )
})

test('a frame with an unsafe URL is removed', () => {
  expect(cleanHtml('<iframe src="javascript:alert(1)"></iframe>')).toBe('')
})

test('a first-level heading becomes a second-level one', () => {
  expect(cleanHtml('<h1>Tittel</h1>')).toBe('<h2>Tittel</h2>')
})

test('no script gets through, however it is written', () => {
  const attack = fc.constantFrom(
    '<script>x</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<style>@import "//evil"</style>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<body onload=alert(1)>',
    '<form action=//evil><input>',
  )
  const document = fc.array(
    fc.oneof(attack, fc.string(), fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '<p>')),
  )
  fc.assert(
    fc.property(document, (fragments) => {
      const clean = cleanHtml(fragments.join(''))
      expect(clean).not.toMatch(/<(script|style|iframe|svg|form|input|body)\b/i)
      expect(clean).not.toMatch(/<[^>]*\son\w+\s*=/i)
      expect(clean).not.toMatch(/(href|src)="\s*(javascript|data):/i)
    }),
  )
})
