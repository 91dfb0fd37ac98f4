/** Words of texts that are copied. */
export const copyingWords = {
  copy: 'Kopier',
  copied: 'Kopiert',
  copyByHand: 'Nettlesaren fekk ikkje kopiere. Teksten er merkt: trykk Ctrl C.',
}
