import { LANGUAGE_NAMES, LANGUAGES, SITE_RECORD_ID } from '@lerret/model'
import { translationWords as words } from '@lerret/words/desk'
import { Screen } from '../controls/Screen.tsx'
import { Translations } from '../editing/panel/Translations.tsx'
import { RecordList } from '../records/RecordList.tsx'

const LANGUAGE_OPTIONS = [
  ['', words.allLanguages],
  ...LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const),
] as const

/** All translations, by language and state. */
export default function TranslationsScreen() {
  return (
    <Screen title={words.title}>
      <p>{words.lead}</p>
      <Translations
        kind="house"
        id={SITE_RECORD_ID}
        isNew={false}
        heading={words.house}
        lead={words.houseLead}
      />
      <RecordList
        kind="translation"
        label={words.title}
        languageFilter={{ label: words.language, options: LANGUAGE_OPTIONS }}
      />
    </Screen>
  )
}
