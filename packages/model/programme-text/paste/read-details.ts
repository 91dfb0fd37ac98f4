import type { Meaning, Vocabulary } from '../cell/vocabulary.ts'
import { fold } from '../fold.ts'
import type { Span } from './line-mask.ts'

export interface DetailItem extends Span {
  kind: 'detail'
  meaning: Meaning
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const MAX_WORDS_PER_NAME = 5

/** Finds halls, formats, languages and labels. Halls are written in full, or as `sal 2`: a short form is a common word in a letter. */
export function readDetails(text: string, { meanings }: Vocabulary): DetailItem[] {
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
  const items: DetailItem[] = []
  for (let index = 0; index < words.length; ) {
    const item = readAt(text, words.slice(index, index + MAX_WORDS_PER_NAME), meanings)
    if (item) items.push(item.detail)
    index += item?.length ?? 1
  }
  return items
}

function readAt(text: string, words: readonly Span[], meanings: Vocabulary['meanings']) {
  for (let length = words.length; length > 0; length--) {
    const start = words[0]?.start ?? 0
    const end = words[length - 1]?.end ?? 0
    const run = text.slice(start, end)
    if (/[\uE000\n\t|;]/.test(run)) continue
    const key = fold(run)
    const meaning = meanings.get(key)
    if (meaning && isWrittenInFull(key, meaning))
      return { detail: { kind: 'detail' as const, meaning, start, end }, length }
  }
  return null
}

const isWrittenInFull = (key: string, meaning: Meaning) =>
  meaning.kind !== 'hall' || key === fold(meaning.hall) || /^sal\d+$/.test(key)
