import type { translationWords } from '../../nynorsk/desk/translations.ts'
import type { Translation } from '../../translation.ts'

/** Words of translations of content. */
export const TRANSLATION_ENGLISH: Translation<typeof translationWords> = {
  title: 'Translations',
  lead: 'Pages, news, films and events in other languages than the venue’s own.',
  language: 'Language',
  allLanguages: 'All languages',
  house: 'The texts of the house',
  houseLead:
    'The name of the house, the bottom of the pages, and what showings are marked with: names, notices, language and subtitles.',
  listHelp: 'Separate with commas.',
  notTranslated: 'Not translated',
  outdated: 'The original has changed since.',
  open: 'Open the translation into {language}',
  translateToNn: 'Translate into Nynorsk',
  translateToNb: 'Translate into Bokmål',
  translateToEn: 'Translate into English',
  saveFirst: 'Save a version first. Then you can translate it.',

  translation: 'Translation',
  untitled: 'Untitled',
  originalOf: 'Original: {title}',
  original: 'Original',
  originalEmpty: 'Empty in the original',
  facts: 'About the translation',
  slug: 'Address',
  slugHelp: 'Without an address of its own, the translation has that of the original: {address}',
  slugInvalid: 'An address has no spaces.',
  followsOriginal: 'Times, halls, prices, age limit and pictures follow the original.',
  titleMissing: 'Write the title before the translation can be published.',
  titleInSentence: 'the title',
  textsInSentence: 'the texts',
  slugInSentence: 'the address',
}
