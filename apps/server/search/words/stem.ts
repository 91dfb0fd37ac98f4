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
export function stem(word: string): string {
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

/** Words that say nothing about what is searched for, in nynorsk, bokmål and English. */
const STOP_WORDS = new Set(
  `a an and are at by can do does for from get has have how i in is it me my of on or that the there this to we what when where which
  who with you your
  alle alt at av bli blir da de dei deg dei den der dere det dette di din dit ditt du dykk dykkar eg ei ein eit eller en er et etter fa
  faar far fins finst finnes for fra ga gar ha hadde han har hans hei henne her hjelp ho hos hun hva hvem hver hvilke hvilken hvor
  hvordan hvorfor i ikke ikkje inn jeg ja kan kjem kom kommer korleis kva kvar kven kvifor la ma man meg men mer mi min mitt mot na
  nar no noe noen nokon noko nokre nei og om opp oss over pa sa se seg si sin sitt ska skal skulle so som til ut var vart vere vera vi
  vil ville vore vaere vaert vart ved vert vor vaar`.split(/\s+/),
)

/** At the beginning of a question, «kor» asks where; elsewhere it is a choir. */
export const isQuestionWord = (word: string) => word === 'kor'

export const isStopWord = (word: string) => STOP_WORDS.has(word)

/** The stems of words, without those that mean nothing unless there are no others. */
export function toStems(words: readonly string[]): string[] {
  const meaningful = words.filter((word) => !isStopWord(word))
  return (meaningful.length > 0 ? meaningful : words).flatMap((word) => word.split('-')).map(stem)
}
