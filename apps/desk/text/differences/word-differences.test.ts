import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TextRun, wordDifferences } from './word-differences.ts'

const mark = (runs: TextRun[]) =>
  runs.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')
const compare = (mine: string, theirs: string) => {
  const differences = wordDifferences(mine, theirs)
  return [mark(differences.mine), mark(differences.theirs)]
}

test.each([
  [
    'kvar tysdagskveld fram til jul.',
    'kvar tysdagskveld, og sundag til Sunrise.',
    ['kvar tysdagskveld[ fram] til[ jul].', 'kvar tysdagskveld[, og sundag] til[ Sunrise].'],
  ],
  ['ein to tre', 'ein tre', ['ein[ to] tre', 'ein tre']],
  ['', 'ny', ['', '[ny]']],
  ['same', 'same', ['same', 'same']],
  ['blåbær', 'blåbærsyltetøy', ['[blåbær]', '[blåbærsyltetøy]']],
  ['kl. 18.30.', 'kl. 18.45.', ['kl.[ 18.30].', 'kl.[ 18.45].']],
  [
    'sjå «Nosferatu» (1922)',
    'sjå «Sunrise» (1927)',
    ['sjå «[Nosferatu]» ([1922])', 'sjå «[Sunrise]» ([1927])'],
  ],
])('«%s» and «%s» differ in the marked words', (mine, theirs, expected) => {
  expect(compare(mine, theirs)).toEqual(expected)
})

test('the runs of each text are the text, and what they share is the same', () => {
  const text = fc
    .array(fc.constantFrom('ein', 'to', 'tre', ' ', '.', '\n', '🎬', 'å'))
    .map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const differences = wordDifferences(mine, theirs)
      const join = (runs: TextRun[]) => runs.map((run) => run.text).join('')
      const joinCommon = (runs: TextRun[]) => join(runs.filter((run) => !run.isDifferent))
      expect(join(differences.mine)).toBe(mine)
      expect(join(differences.theirs)).toBe(theirs)
      expect(joinCommon(differences.mine)).toBe(joinCommon(differences.theirs))
    }),
  )
})

test('long texts without a common word are different as a whole', () => {
  const { mine } = wordDifferences('ein '.repeat(5000), 'to '.repeat(5000))
  expect(mine.some((run) => run.isDifferent)).toBe(true)
})
