import { DISPLAY_NYNORSK } from '@lerret/words/nynorsk/display'
import { useWordsWith } from '../words.ts'

export const useDisplayWords = () => useWordsWith(DISPLAY_NYNORSK)

export type DisplayWords = ReturnType<typeof useDisplayWords>
