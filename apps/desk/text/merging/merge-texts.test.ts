import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts, settleTexts, type TextVersions } from './merge-texts.ts'

const merge = (versions: TextVersions) => {
  const merged = mergeTexts(versions)
  if (!merged) throw new Error('These texts cannot be merged by element.')
  return merged
}
const lines = (...elements: string[]) => elements.join('\n')

const [A, B, C] = ['<p>Gratis vaflar</p>', '<p>Dørene opnar kl. 18.</p>', '<h2>Velkomen</h2>']

test('two people in different paragraphs both keep their work', () => {
  const base = lines(A, B, C)
  const mine = lines('<p>Gratis vaflar i foajeen</p>', B, C)
  const theirs = lines(A, '<p>Dørene opnar kl. 19.</p>', C)
  expect(merge({ base, mine, theirs })).toEqual({
    base: theirs,
    mine: lines('<p>Gratis vaflar i foajeen</p>', '<p>Dørene opnar kl. 19.</p>', C),
    conflicts: [],
  })
})

test('paragraphs that both add at one place stand there, and the same one once', () => {
  const mine = lines(A, '<p>Kaffi og kaker</p>', '<p>Slutt</p>', B)
  const theirs = lines(A, '<p>Orgelet blir stemt</p>', '<p>Slutt</p>', B)
  const merged = lines(A, '<p>Kaffi og kaker</p>', '<p>Orgelet blir stemt</p>', '<p>Slutt</p>', B)
  expect(merge({ base: lines(A, B), mine, theirs }).mine).toBe(merged)
  expect(merge({ base: lines(A, B), mine: theirs, theirs: mine }).mine).toBe(merged)
})

test('one adds a paragraph beside the one that the other changes', () => {
  const merged = merge({ base: A, mine: lines(A, B), theirs: '<p>Gratis vaflar i dag</p>' })
  expect(merged).toMatchObject({ mine: lines('<p>Gratis vaflar i dag</p>', B), conflicts: [] })
})

test('a paragraph that both have changed is in conflict, and nothing else', () => {
  const mine = '<p>Gratis vaflar i foajeen</p>'
  const theirs = '<p>Gratis vaflar og kaffi</p>'
  const merged = merge({ base: lines(A, B), mine: lines(mine, B), theirs: lines(theirs, B, C) })
  expect(merged).toMatchObject({ base: lines(A, B, C), mine: lines(mine, B, C) })
  expect(merged.conflicts).toMatchObject([{ base: A, mine, theirs, index: 0 }])
})

test.each([
  ['mine', '', '<p>Dørene opnar kl. 19.</p>', lines(A, C)],
  ['theirs', '<p>Dørene opnar kl. 19.</p>', '', lines(A, '<p>Dørene opnar kl. 19.</p>', C)],
])('a paragraph that only %s has not removed is in conflict', (_, mine, theirs, text) => {
  const write = (middle: string) => lines(...[A, middle, C].filter(Boolean))
  const merged = merge({ base: lines(A, B, C), mine: write(mine), theirs: write(theirs) })
  expect(merged).toMatchObject({ mine: text, conflicts: [{ base: B, mine, theirs, index: 1 }] })
})

test('two versions of a new paragraph are in conflict, two different new ones are not', () => {
  const theirs = '<p>Dørene opnar kl. 19.</p>'
  expect(merge({ base: A, mine: lines(A, B), theirs: lines(A, theirs) }).conflicts).toMatchObject([
    { base: '', mine: B, theirs, index: 1 },
  ])
  expect(merge({ base: '', mine: A, theirs: B }).conflicts).toEqual([])
})

test('items of a list are merged, unless both have changed the same one', () => {
  const list = (...items: string[]) => lines('<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>')
  const base = list('vaflar', 'kaffi')
  const mine = list('vaflar', 'kaffi', 'saft')
  expect(merge({ base, mine, theirs: list('ferske vaflar', 'kaffi') })).toMatchObject({
    mine: list('ferske vaflar', 'kaffi', 'saft'),
    conflicts: [],
  })
  const theirs = list('vaflar', 'te')
  expect(merge({ base, mine: list('vaflar', 'kaffi og kakao'), theirs }).conflicts).toHaveLength(1)
})

test('a conflict is settled with any text, and is not found again', () => {
  const [mine, theirs] = ['<p>Gratis vaflar i foajeen</p>', '<p>Gratis vaflar og kaffi</p>']
  const versions = { base: lines(A, B), mine: lines(mine, B), theirs: lines(theirs, B) }
  for (const choice of [mine, theirs, '', '<p>Ei vaffel</p>']) {
    const settled = settleTexts(versions, () => choice)
    expect(settled.mine).toBe(lines(...[choice, B].filter(Boolean)))
    const again = merge({ base: settled.base, mine: settled.mine, theirs: versions.theirs })
    expect(again).toMatchObject({ mine: settled.mine, conflicts: [] })
  }
})

const WORDS = ['vaflar', 'kaffi', 'orgel', 'og', 'i dag', 'foajeen', 'kl. 18.', 'Storsalen']
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
const element = fc.oneof(
  words.map((each) => `<p>${each.join(' ')}</p>`),
  words.map((each) => `<h2>${each.join(' ')}</h2>`),
  fc
    .array(words, { maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item.join(' ')}</li>`)}</ul>`),
  fc.constantFrom(
    '<hr>',
    '<p>&nbsp;</p>',
    '<figure><img src="/a.jpg"></figure>',
    'Laus <b>tekst</b>',
    '<!-- x -->',
  ),
)
const blank = fc.constantFrom('', '\n', '\r\n\r\n')

interface Edit {
  at: number
  type: 'append' | 'replace' | 'remove' | 'insert' | 'duplicate'
}
const edits = fc.array(
  fc.record<Edit>({
    at: fc.nat(12),
    type: fc.constantFrom('append', 'append', 'replace', 'remove', 'insert', 'insert', 'duplicate'),
  }),
  { maxLength: 5 },
)
let marker = 0

/** The text after a person has changed it here and there; each thing typed has a name of its own. */
function edit(elements: readonly string[], person: string, changes: readonly Edit[]): string[] {
  return changes.reduce<string[]>(
    (text, { at, type }) => {
      const place = at % (text.length + 1)
      const piece = `${person}${++marker}`
      const here = text[place]
      if (type === 'insert' || here === undefined) return text.toSpliced(place, 0, `<p>${piece}</p>`)
      if (type === 'remove') return text.toSpliced(place, 1)
      if (type === 'duplicate') return text.toSpliced(place, 0, here)
      if (type === 'replace') return text.with(place, `<p>${piece}</p>`)
      return text.with(place, here.replace(/(<\/\w+>)?$/, ` ${piece}$1`))
    },
    [...elements],
  )
}

const versions = fc
  .record({ elements: fc.array(element, { maxLength: 6 }), mine: edits, theirs: edits, blank, head: blank })
  .map(({ elements, mine, theirs, blank, head }): TextVersions => {
    const write = (text: readonly string[]) => head + text.join(blank)
    return {
      base: write(elements),
      mine: write(edit(elements, 'mine', mine)),
      theirs: write(edit(elements, 'theirs', theirs)),
    }
  })
const markup = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      'ein',
      ' to',
      '<b>',
      '</b>',
      '<ul><li>',
      '\n',
      '<table>',
      '<!--',
      '<hr>',
      '</div>',
    ),
  )
  .map((parts) => parts.join(''))
const anyVersions = fc.oneof(versions, fc.record({ base: markup, mine: markup, theirs: markup }))

test('a text that only one has changed, and one that both have changed alike, is as it was written', () => {
  fc.assert(
    fc.property(anyVersions, ({ base, mine, theirs }) => {
      expect(merge({ base, mine: base, theirs }).mine).toBe(theirs)
      expect(merge({ base, mine, theirs: base }).mine).toBe(mine)
      expect(merge({ base, mine, theirs: mine })).toEqual({ base: mine, mine, conflicts: [] })
    }),
  )
})

test('merging what is merged changes nothing', () => {
  fc.assert(
    fc.property(anyVersions, (texts) => {
      const merged = mergeTexts(texts)
      if (!merged) return
      const again = mergeTexts({ ...merged, theirs: texts.theirs })
      // My text has what they have added now, so that the elements have other numbers.
      const conflicts = merged.conflicts.map(({ index: _, ...conflict }) => expect.objectContaining(conflict))
      expect(again).toEqual({ ...merged, conflicts })
    }),
  )
})

test('texts that people write can be merged by element', () => {
  let failures = 0
  fc.assert(
    fc.property(versions, (texts) => {
      if (!mergeTexts(texts)) failures += 1
    }),
  )
  expect(failures).toBeLessThan(5)
})

test('nothing that was typed is lost: it is in the text or in a conflict', () => {
  fc.assert(
    fc.property(versions, (texts) => {
      const merged = mergeTexts(texts)
      const conflicts = merged?.conflicts.map(({ mine, theirs }) => mine + theirs) ?? [
        texts.mine,
        texts.theirs,
      ]
      const found = new Set([merged?.mine, ...conflicts].join('\n').match(/(mine|theirs)\d+/g))
      const typed = `${texts.mine}\n${texts.theirs}`.match(/(mine|theirs)\d+/g) ?? []
      expect(typed.filter((piece) => !found.has(piece))).toEqual([])
    }),
  )
})

test('both people end with the same text', () => {
  // Both choose the same: the text that comes first in the alphabet.
  const settle = (one: TextVersions) => [one.mine, one.theirs].sort()[0] as string
  fc.assert(
    fc.property(versions, (texts) => {
      const mine = settleTexts(texts, settle)
      const theirs = settleTexts({ ...texts, mine: texts.theirs, theirs: texts.mine }, settle)
      expect(mine.mine).toBe(theirs.mine)
    }),
  )
})

test('texts of half a megabyte are merged in a moment', () => {
  const paragraphs = Array.from(
    { length: 1500 },
    (_, index) => `<p>${`Avsnitt ${index} om kinoen. `.repeat(16)}</p>`,
  )
  const change = (person: string, step: number) =>
    paragraphs
      .map((html, index) => (index % step === 0 ? html.replace('.', `, ${person}.`) : html))
      .join('\n')
  const texts = { base: paragraphs.join('\n'), mine: change('ein', 7), theirs: change('to', 11) }
  const start = performance.now()
  expect(merge(texts).conflicts).toHaveLength(Math.ceil(1500 / 77))
  const other = Array.from({ length: 4000 }, (_, index) => `<p>${'ny '.repeat(30)}${index}</p>`).join('\n')
  mergeTexts({ ...texts, mine: other })
  // Far more than it takes: a busy machine is not a failure.
  expect(performance.now() - start).toBeLessThan(5000)
})
