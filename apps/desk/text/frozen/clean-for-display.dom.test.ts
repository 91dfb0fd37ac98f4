import { expect, test } from 'vitest'
import { oddHtml } from '../document/test-corpus.ts'
import { cleanForDisplay } from './clean-for-display.ts'

function clean(html: string): string {
  const element = document.createElement('div')
  element.append(cleanForDisplay(html))
  return element.innerHTML
}

test('a frozen element is shown without its styles, and with the headings of the site', () => {
  expect(
    clean('<div class="x"><h1 style="color:red" id="a">Tal</h1><p>Åtte <font>stemmer</font></p></div>'),
  ).toBe('<h2>Tal</h2><p>Åtte stemmer</p>')
})

test('a frame is shown by its title', () => {
  expect(clean('<iframe src="https://player.vimeo.com/video/1084537" title="Big Buck Bunny"></iframe>')).toBe(
    '▶ Big Buck Bunny',
  )
})

test.each([
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//elsewhere.example/">a</a>', '<a>a</a>'],
  ['<a href="/kino" onclick="alert(1)">a</a>', '<a href="/kino">a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>" onerror="alert(1)">', '<img>'],
  ['<svg><script>alert(1)</script></svg><math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ['<p><!-- a --></p><form action="/x"><input value="y"><button>z</button></form>', '<p></p>z'],
])('%s is shown as %s', (html, shown) => {
  expect(clean(html)).toBe(shown)
})

test.each(Object.entries(oddHtml))('nothing in %s can run', (_, html) => {
  const shown = clean(html)
  expect(shown).not.toMatch(
    /<(?:script|style|iframe|svg|form|link|meta|object|embed)|javascript:|data:|\son\w+=/i,
  )
})
