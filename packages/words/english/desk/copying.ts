import type { copyingWords } from '../../nynorsk/desk/copying.ts'
import type { Translation } from '../../translation.ts'

/** Words of texts that are copied. */
export const COPYING_ENGLISH: Translation<typeof copyingWords> = {
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'The browser could not copy. The text is selected: press Ctrl C.',
}
