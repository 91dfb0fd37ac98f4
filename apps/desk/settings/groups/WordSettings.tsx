import { findLanguage, type Language, type SiteSettings } from '@lerret/model'
import type { WordName, Words } from '@lerret/words/all'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { SearchField } from '../../controls/fields/SearchField.tsx'
import { ListSection, Rows, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'
import { checkWord, findWords } from './own-words.ts'

/** Words of the site that the house replaces. */
export function WordSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.words}
      lead={words.wordsLead}
      fieldNames={{ words: words.fieldWords }}
      isIncomplete={({ words: own = {} }) =>
        Object.entries(own).some(([name, text]) => checkWord(name as WordName, text) !== null)
      }
    >
      {({ body: { words: own = {}, htmlLang = '' }, change }) => (
        <OwnWords
          own={own}
          language={findLanguage(htmlLang)}
          onChange={(changed) => change('words', Object.keys(changed).length === 0 ? undefined : changed)}
        />
      )}
    </GroupScreen>
  )
}

type Overrides = NonNullable<SiteSettings['words']>

interface OwnWordsProps {
  own: Overrides
  /** The language of the house. */
  language: Language
  onChange(own: Overrides): void
}

function OwnWords({ own, language, onChange }: OwnWordsProps) {
  const [search, setSearch] = useState('')
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['standard-words', language],
    queryFn: ({ signal }) => callDesk('standardWords', { params: { language }, signal }),
  })
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <p>{words.wordsLoading}</p>
  const standard = data as Words
  const names = Object.keys(own) as WordName[]
  const found = findWords(search, standard).filter((name) => !names.includes(name))
  const reset = (name: WordName) => {
    const { [name]: _, ...others } = own
    onChange(others)
  }
  return (
    <>
      <ListSection title={words.wordsOwn}>
        {names.length === 0 && <RowsText>{words.wordsNone}</RowsText>}
        <Rows>
          {names.map((name) => (
            <li key={name} className={styles.item}>
              <Field
                path={`words.${name}`}
                label={standard[name]}
                value={own[name] ?? ''}
                onChange={(text) => onChange({ ...own, [name]: text })}
                error={checkWord(name, own[name] ?? '')}
              />
              <div>
                <Button
                  aria-label={fill(words.wordsResetOf, { text: standard[name] })}
                  onPress={() => reset(name)}
                >
                  {words.wordsReset}
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      </ListSection>
      <SearchField label={words.wordsSearch} value={search} onChange={setSearch} />
      <Rows>
        {found.map((name) => (
          <li key={name} className={styles.item}>
            <div className={styles.row}>
              <span>{standard[name]}</span>
              <div className={styles.narrow}>
                <Button
                  aria-label={fill(words.wordsChangeOf, { text: standard[name] })}
                  onPress={() => onChange({ ...own, [name]: standard[name] })}
                >
                  {words.wordsChange}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </Rows>
    </>
  )
}
