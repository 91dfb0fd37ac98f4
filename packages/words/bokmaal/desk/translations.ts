import type { translationWords } from '../../nynorsk/desk/translations.ts'
import type { Translation } from '../../translation.ts'

/** Words of translations of content. */
export const TRANSLATION_BOKMAAL: Translation<typeof translationWords> = {
  title: 'Oversettelser',
  lead: 'Sider, nyheter, filmer og arrangementer på andre språk enn det huset har.',
  language: 'Språk',
  allLanguages: 'Alle språk',
  house: 'Tekstene til huset',
  houseLead:
    'Navnet på huset, bunnen på sidene, og det visninger er merket med: navn, beskjeder, tale og teksting.',
  listHelp: 'Skill med komma.',
  notTranslated: 'Ikke oversatt',
  outdated: 'Originalen er endret siden.',
  open: 'Åpne oversettelsen til {language}',
  translateToNn: 'Oversett til nynorsk',
  translateToNb: 'Oversett til bokmål',
  translateToEn: 'Oversett til engelsk',
  saveFirst: 'Lagre en versjon først. Så kan du oversette.',

  translation: 'Oversettelse',
  untitled: 'Uten tittel',
  originalOf: 'Original: {title}',
  original: 'Original',
  originalEmpty: 'Tomt i originalen',
  facts: 'Om oversettelsen',
  slug: 'Adresse',
  slugHelp: 'Uten egen adresse får oversettelsen den samme som originalen: {address}',
  slugInvalid: 'En adresse har ikke mellomrom.',
  followsOriginal: 'Tider, saler, priser, aldersgrense og bilder følger originalen.',
  titleMissing: 'Før oversettelsen kan ut, må du skrive tittelen.',
  titleInSentence: 'tittelen',
  textsInSentence: 'tekstene',
  slugInSentence: 'adressen',
}
