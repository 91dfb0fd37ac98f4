/** The shortest stem: shorter ones are those of too many words. */
const MIN_STEM_LETTERS = 3

/** Endings of nynorsk and bokmål, longest first, in normalized letters. */
const ENDINGS = [
  'ingane',
  'ingene',
  'arane',
  'erane',
  'ingar',
  'inger',
  'ingen',
  'arar',
  'erne',
  'erte',
  'inga',
  'erer',
  'ande',
  'ende',
  'ing',
  'ane',
  'ene',
  'era',
  'ere',
  'ar',
  'er',
  'en',
  'et',
  'a',
  'e',
]

/**
 * The stem of a normalized word, the same for its forms in nynorsk and bokmål: «park» of «parkering», «parkere» and «parkeringa».
 */
export function stemNorwegian(word: string): string {
  let rest = word
  for (;;) {
    const ending = ENDINGS.find(
      (ending) => rest.endsWith(ending) && rest.length - ending.length >= MIN_STEM_LETTERS,
    )
    if (!ending) break
    rest = rest.slice(0, -ending.length)
  }
  return rest.length > MIN_STEM_LETTERS + 1 && /[^s]s$/.test(rest) ? rest.slice(0, -1) : rest
}
