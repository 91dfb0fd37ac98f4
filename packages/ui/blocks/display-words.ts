import { displayWords } from '@lerret/words/nynorsk/display'
import { useWordsWith } from '../words.ts'

export const useDisplayWords = () => useWordsWith(displayWords)

export type DisplayWords = ReturnType<typeof useDisplayWords>
