const ENGLISH =
  `a an and are at by can do does for from get has have how i in is it me my of on or that the there this to we what when where which
  who with you your`.split(/\s+/)

/** Words in nynorsk, bokmål and English, which people type in Norway too. */
const NORWEGIAN_AND_ENGLISH = [
  ...ENGLISH,
  ...`alle alt at av bli blir da de dei deg dei den der dere det dette di din dit ditt du dykk dykkar eg ei ein eit eller en er et etter fa
  faar far fins finst finnes for fra ga gar ha hadde han har hans hei henne her hjelp ho hos hun hva hvem hver hvilke hvilken hvor
  hvordan hvorfor i ikke ikkje inn jeg ja kan kjem kom kommer korleis kva kvar kven kvifor la ma man meg men mer mi min mitt mot na
  nar no noe noen nokon noko nokre nei og om opp oss over pa sa se seg si sin sitt ska skal skulle so som til ut var vart vere vera vi
  vil ville vore vaere vaert vart ved vert vor vaar`.split(/\s+/),
]

/** Words that say nothing about what is searched for. */
export const NORWEGIAN_STOP_WORDS: ReadonlySet<string> = new Set(NORWEGIAN_AND_ENGLISH)
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH)
