import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveShortcodes } from './shortcodes.ts'

const resolve = (html: string) =>
  resolveShortcodes(html, (id) => (id === '7' ? 'https://x.example/a.jpg' : null))

const LINK = '<p><a href="https://stad.example/?a=1&amp;b=2">https://stad.example/?a=1&amp;b=2</a></p>'

test.each([
  [
    '[caption id="x" width="300"]<img src="/a.jpg"> På kaia[/caption]',
    '<figure><img src="/a.jpg"><figcaption>På kaia</figcaption></figure>',
  ],
  [
    '[caption caption="På kaia"]<a href="/a.jpg"><img src="/a.jpg"></a>[/caption]',
    '<figure><a href="/a.jpg"><img src="/a.jpg"></a><figcaption>På kaia</figcaption></figure>',
  ],
  ['[gallery ids="7,8" columns="2"]', '<figure><img src="https://x.example/a.jpg" alt=""></figure>'],
  ['[embed]https://youtu.be/aqz-KE-bpKQ[/embed]', '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>'],
  [
    '[video mp4="https://x.example/a.mp4"][/video]',
    '<p><a href="https://x.example/a.mp4">https://x.example/a.mp4</a></p>',
  ],
  ['[youtube https://youtu.be/aqz-KE-bpKQ]', '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>'],
  ['[vc_row][vc_column width=&#8221;1/2&#8243;]Hei[/vc_column][/vc_row]', 'Hei'],
  ['[contact-form-7 id="12" title="Skriv til oss"]', ''],
  ['[vc_raw_html]JTNDc2NyaXB0[/vc_raw_html]', ''],
  ['[box]Hei[/box]', 'Hei'],
  ['[su_box][su_box title="a"]Hei[/su_box] du[/su_box]', 'Hei du'],
  [
    '[caption width="300"]<img src="/a.jpg"> På kaia [su_icon][/caption]',
    '<figure><img src="/a.jpg"><figcaption>På kaia</figcaption></figure>',
  ],
  ['[caption caption="Her ]"]<img src="/a.jpg">', '<img src="/a.jpg">'],
  ['[gallery]', ''],
  ['[wpforms id="3" title="false"/]', ''],
  ['[playlist ids="1,2"]', ''],
  ['[foo bar="]"]Hei[/foo]', 'Hei'],
  ['[facebook-feed]', ''],
  ['[tablepress]', ''],
  ['[embed width="3"]https://stad.example/?a=1&amp;b=2[/embed]', LINK],
  ['<a title="[gallery ids=7]" href="/a?x[y_z]=1">x</a>', '<a title="" href="/a?x[y_z]=1">x</a>'],
])('%s becomes %s', (html, expected) => {
  expect(resolve(html).html).toBe(expected)
})

test.each([
  '[sic]',
  '[1]',
  '[…]',
  'frå kl. 18 [NB!]',
  '[red. anm.]',
  '<a href="/x?a[]=1">x</a>',
  '5 [kg] mjøl',
  '[utselt]',
  'sjå [e-post] og [tv-serie]',
  '[Kari ler]',
  'a [b [c] d] e',
  '[ikkje slutt',
  '[les meir <a href="/x" class="y">her</a>]',
])('%s is text, and stays', (text) => expect(resolve(text)).toEqual({ html: text, dropped: [] }))

test.each([
  ['Skriv [[gallery-x]] her', 'Skriv [gallery-x] her'],
  ['[[gallery ids="7"]]', '[gallery ids="7"]'],
  ['Sjå [[1]] og [[sic]]', 'Sjå [[1]] og [[sic]]'],
])('%s is text about a shortcode', (html, expected) => {
  expect(resolve(html)).toEqual({ html: expected, dropped: [] })
})

test('reading brackets takes no longer the more of them there are', () => {
  for (const fragment of [
    '[',
    '[[',
    '[a ',
    '[a "',
    '[a="',
    '[a a=b ',
    '[caption]',
    '[/a]',
    '[raw ',
    '<a [a ',
  ])
    expect(resolve(fragment.repeat(60_000)).dropped).toBeDefined()
})

test('what is removed is named', () => {
  expect(resolve('[vc_row]x[/vc_row][mc4wp_form id="3"]').dropped).toEqual(['vc_row', 'mc4wp_form'])
  expect(resolve('[gallery ids="8"][vc_raw_js]x[/vc_raw_js][foo bar=1]').dropped).toEqual([
    'gallery',
    'vc_raw_js',
    'foo',
  ])
})

test('no shortcode with attributes or an end is ever left, whatever surrounds it', () => {
  const name = fc.constantFrom('vc_column', 'su_button', 'rev_slider', 'mc4wp_form', 'tabs')
  const attribute = fc.constantFrom(
    '',
    ' id="3"',
    " url='https://x.example'",
    ' title=&#8221;Å&#8243;',
    ' full',
  )
  const shortcode = fc
    .tuple(name, attribute, fc.boolean())
    .map(([tag, text, isClosed]) => `[${tag}${text}]${isClosed ? `x[/${tag}]` : ''}`)
  const words = fc.constantFrom('<p>', 'tekst', '</p>', '[sic]', ' ', '&amp;', '\n')
  fc.assert(
    fc.property(fc.array(fc.oneof(shortcode, words)), (fragments) => {
      expect(resolve(fragments.join('')).html).not.toMatch(/\[\/?(vc_|su_|rev_|mc4wp_|tabs)/)
    }),
  )
})
