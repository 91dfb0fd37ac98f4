import type { copyingWords } from '../../nynorsk/desk/copying.ts'
import type { Translation } from '../../translation.ts'

/** Words of texts that are copied. */
export const COPYING_BOKMAAL: Translation<typeof copyingWords> = {
  copy: 'Kopier',
  copied: 'Kopiert',
  copyByHand: 'Nettleseren fikk ikke kopiere. Teksten er merket: trykk Ctrl C.',
}
