/** Words of texts that are copied. */
export const COPYING_NYNORSK = {
  copy: 'Kopier',
  copied: 'Kopiert',
  copyByHand: 'Nettlesaren fekk ikkje kopiere. Teksten er merkt: trykk Ctrl C.',
}
