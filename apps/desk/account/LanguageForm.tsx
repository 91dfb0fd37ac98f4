import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@lerret/model'
import { accountWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { Select } from '../controls/fields/Select.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useStaff } from '../data/session.ts'
import styles from './Account.module.css'

const HOUSE = 'house'

/** Chooses the language of the desk. The words of a language are part of the desk's files, so it is loaded again. */
export function LanguageForm() {
  const { language } = useStaff()
  const change = useMutation({
    mutationFn: (chosen: Language | null) => callDesk('changeOwnLanguage', { body: { language: chosen } }),
    onSuccess: () => window.location.reload(),
  })
  return (
    <div className={styles.form}>
      <Select
        label={words.languageLabel}
        isStacked
        options={[
          [HOUSE, words.languageOfHouse] as const,
          ...LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
        ]}
        value={change.variables ?? language ?? HOUSE}
        onChange={(chosen) => change.mutate(chosen === HOUSE ? null : chosen)}
      />
      <p>{words.languageHelp}</p>
      <p role="status">{change.isError && words.languageFailed}</p>
    </div>
  )
}
