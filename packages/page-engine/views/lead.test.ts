import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractLead } from './lead.ts'

describe('the lead of a text', () => {
  test('is its first paragraph that is not empty, without tags', () => {
    expect(
      extractLead(
        '<h1>Tittel</h1><p>&nbsp;</p><p class="a>b">Me <b>opnar</b> att<br>i <a href="/x">haust</a>.</p><p>Meir</p>',
      ),
    ).toBe('Me opnar att i haust.')
  })

  test('never has head, title, style, script or comment of a whole document', () => {
    const html = `<!DOCTYPE html><html><head><title>Tittel</title><style>p > b { color: red }</style></head>
      <body><!-- <p>merknad</p> --><style>.x{}</style><script>if (a < b) alert("<p>nei</p>")</script>
      <iframe src="https://film.example"></iframe><p>Velkomen.</p></body></html>`
    expect(extractLead(html)).toBe('Velkomen.')
  })

  test('never has a style element that is not closed', () => {
    expect(extractLead('<style>p { color: red }')).toBe('')
    expect(extractLead('<head><style>p {}<body><p>Hei</p>')).toBe('Hei')
  })

  test('is the whole text when there is no paragraph', () => {
    expect(extractLead('<div>Hei</div><div>på deg, 5 < 6</div>')).toBe('Hei på deg, 5 < 6')
    expect(extractLead('')).toBe('')
  })

  test('ends where a block element begins, though the paragraph is not closed', () => {
    expect(extractLead('<p>Ein<ul><li>To</li></ul>')).toBe('Ein')
  })

  test('has characters instead of entities', () => {
    expect(
      extractLead(
        '<p>Kaf&eacute; &amp; bar &laquo;S&oslash;r&raquo; &#8211; &#x263a; &ukjend; kl&shy;okka&nbsp;9 &#0;</p>',
      ),
    ).toBe('Kafé & bar «Sør» – ☺ &ukjend; klokka 9 \ufffd')
    expect(extractLead('<p>&amp;lt;b&gt;</p>')).toBe('&lt;b>')
  })

  test('is cut at a word after at most 160 letters', () => {
    const lead = extractLead(`<p>${'kino, '.repeat(60)}</p>`)
    expect(lead).toBe(`${'kino, '.repeat(25)}kino…`)
    expect(extractLead(`<p>${'x'.repeat(400)}</p>`)).toBe(`${'x'.repeat(160)}…`)
    expect(extractLead(`<p>x${'😀'.repeat(160)}</p>`)).toBe(`x${'😀'.repeat(79)}…`)
    expect(extractLead(`<p>${'x'.repeat(160)} y</p>`)).toBe(`${'x'.repeat(160)}…`)
  })

  test('is short text without extra spaces, for any HTML', () => {
    const arbitraryTokens = fc.constantFrom(
      '<p>',
      '</p>',
      '<',
      '>',
      '"',
      "'",
      '<b',
      '&lt;',
      '<!--',
      '-->',
      '<style>',
      '</style>',
      'ord ',
      '\n',
      'å',
    )
    fc.assert(
      fc.property(fc.array(arbitraryTokens, { maxLength: 300 }), (tokens) => {
        const lead = extractLead(tokens.join(''))
        expect(lead.length).toBeLessThanOrEqual(161)
        expect(lead).toBe(lead.trim())
        expect(lead).not.toMatch(/\s\s/)
      }),
    )
  })
})
