import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTexts } from './join-texts.ts'

test.each([
  ['Gratis vaflar i foajeen', 'Gratis vaflar og kaffi', 'Gratis vaflar i foajeen og kaffi'],
  ['Gratis vaflar.', 'Gratis vaflar og kaffi.', 'Gratis vaflar og kaffi.'],
  ['Ferske vaflar og kaffi', 'vaflar', 'Ferske vaflar og kaffi'],
  ['Ein kveld', 'Noko heilt anna', 'Ein kveld Noko heilt anna'],
  [
    'kvar tysdagskveld fram til jul.',
    'kvar tysdagskveld, og sundag til Sunrise.',
    'kvar tysdagskveld fram til jul, og sundag til Sunrise.',
  ],
  [
    'Helga spelar på kinoorgelet kvar tysdag',
    'I haust spelar på kinoorgelet også Jon Eirik',
    'Helga I haust spelar på kinoorgelet kvar tysdag også Jon Eirik',
  ],
  ['Ny', 'Ny', 'Ny'],
  ['', 'Ny', 'Ny'],
  ['Ny', '', 'Ny'],
  [
    '<p>Gratis vaflar i foajeen</p>',
    '<p>Gratis vaflar og kaffi</p>',
    '<p>Gratis vaflar i foajeen og kaffi</p>',
  ],
  ['<p>Ein</p>\n<p>To</p>', '<p>Ein</p>\n<p>Tre</p>', '<p>Ein</p>\n<p>To</p>\n<p>Tre</p>'],
  ['<p>Ein</p>\n<p>To</p>', '<p>To</p>\n<p>Ein</p>', '<p>Ein</p>\n<p>To</p>'],
  ['<p>Sjå <b>vaflar</b> her</p>', '<p>Sjå vaflar her no</p>', '<p>Sjå <b>vaflar</b> her no</p>'],
  [
    '<p>Sjå <a href="/a">vaflar</a></p>',
    '<p>Sjå <a href="/b">vaflar</a></p>',
    '<p>Sjå <a href="/a">vaflar</a> <a href="/b">vaflar</a></p>',
  ],
  ['<p>a &amp; b</p>', '<p>a &lt; b</p>', '<p>a &amp; &lt; b</p>'],
  ['<p>Ein<br>to</p>', '<p>Ein<br>to tre</p>', '<p>Ein<br>to tre</p>'],
  ['<p>Ein og to</p>', '<h2>Ein og to</h2>', '<p>Ein og to</p>\n<h2>Ein og to</h2>'],
  [
    '<ul>\n<li>vaflar</li>\n<li>saft</li>\n</ul>',
    '<ul>\n<li>vaflar</li>\n<li>kaffi</li>\n</ul>',
    '<ul>\n<li>vaflar</li>\n<li>saft</li>\n<li>kaffi</li>\n</ul>',
  ],
  ['', '<p>Ein</p>', '<p>Ein</p>'],
])('«%s» and «%s» are together «%s»', (mine, theirs, both) => {
  expect(joinTexts(mine, theirs)).toBe(both)
})

const text = fc
  .array(fc.constantFrom('ein', 'to', 'tre', 'fire', 'fem', 'og', ',', '.', '«seks»'), { maxLength: 12 })
  .map((words) => words.join(' '))
const inline = fc
  .array(fc.tuple(fc.constantFrom('', 'b', 'i'), text))
  .map((parts) => parts.map(([tag, words]) => (tag ? `<${tag}>${words}</${tag}>` : words)).join(' '))
const html = fc
  .array(
    fc.oneof(
      inline.map((each) => `<p>${each}</p>`),
      text.map((each) => `<ul><li>${each}</li></ul>`),
    ),
    {
      maxLength: 4,
    },
  )
  .map((elements) => elements.join('\n'))
const texts = fc.oneof(fc.tuple(text, text), fc.tuple(html, html))

const countWords = (each: string) =>
  Map.groupBy(each.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}]+/gu) ?? [], (word) => word)

test('a text joined with itself is the same, and what is in a text already is not added again', () => {
  fc.assert(
    fc.property(fc.oneof(text, html), (mine) => {
      expect(joinTexts(mine, mine)).toBe(mine)
    }),
  )
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const both = joinTexts(mine, theirs)
      expect(joinTexts(both, mine)).toBe(both)
      expect(countWords(joinTexts(both, theirs))).toEqual(countWords(both))
    }),
  )
})

test('nothing of either is missing', () => {
  fc.assert(
    fc.property(texts, ([mine, theirs]) => {
      const both = countWords(joinTexts(mine, theirs))
      for (const one of [mine, theirs])
        for (const [word, found] of countWords(one))
          expect(both.get(word)?.length ?? 0).toBeGreaterThanOrEqual(found.length)
    }),
  )
})

test('long texts are joined in a moment', () => {
  const write = (word: string) =>
    Array.from({ length: 40_000 }, (_, index) => `${word}${index % 7}`).join(' ')
  const start = performance.now()
  joinTexts(write('a'), write('b'))
  joinTexts(`<p>${write('a')}</p>`, `<p>${write('b')}</p>`)
  expect(performance.now() - start).toBeLessThan(5000)
})
