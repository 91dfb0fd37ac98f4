import type { SearchSynonym, SiteSettings } from '@lerret/model'
import { fill, settingsWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Rows, RowsText } from '../../controls/ListSection.tsx'
import { GroupScreen } from '../GroupScreen.tsx'
import styles from '../Settings.module.css'

/** Words that visitors search for, and what the house calls the same. */
export function SearchSettings() {
  return (
    <GroupScreen<Partial<SiteSettings>>
      kind="settings"
      heading={words.searching}
      lead={words.searchingLead}
      previewPath={null}
      fieldNames={{ searchSynonyms: words.fieldSynonyms }}
      isIncomplete={({ searchSynonyms = [] }) =>
        searchSynonyms.some((synonym) => checkWords(synonym) !== null || checkMeaning(synonym) !== null)
      }
    >
      {({ body: { searchSynonyms = [] }, change }) => {
        const changeSynonyms = (changed: readonly SearchSynonym[]) =>
          change('searchSynonyms', changed.length === 0 ? undefined : changed)
        return (
          <>
            {searchSynonyms.length === 0 && <RowsText>{words.synonymsNone}</RowsText>}
            <Rows>
              {searchSynonyms.map((synonym, index) => (
                <SynonymFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: synonyms have no id.
                  key={`${index} of ${searchSynonyms.length}`}
                  path={`searchSynonyms.${index}`}
                  synonym={synonym}
                  onChange={(changed) => changeSynonyms(searchSynonyms.with(index, changed))}
                  onRemove={() => changeSynonyms(searchSynonyms.toSpliced(index, 1))}
                />
              ))}
            </Rows>
            <div>
              <Button
                size="form"
                onPress={() => changeSynonyms([...searchSynonyms, { words: [], meaning: '' }])}
              >
                {words.synonymAdd}
              </Button>
            </div>
          </>
        )
      }}
    </GroupScreen>
  )
}

function SynonymFields({
  path,
  synonym,
  onChange,
  onRemove,
}: {
  path: string
  synonym: SearchSynonym
  onChange(synonym: SearchSynonym): void
  onRemove(): void
}) {
  const [typed, setTyped] = useState(synonym.words.join(', '))
  const { meaning } = synonym
  const name = typed || meaning || words.synonymUnnamed
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Field
          path={`${path}.words`}
          label={words.synonymWords}
          help={words.synonymWordsHelp}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            onChange({ ...synonym, words: splitWords(text) })
          }}
          error={checkWords(synonym)}
        />
        <Field
          path={`${path}.meaning`}
          label={words.synonymMeaning}
          value={meaning}
          onChange={(value) => onChange({ ...synonym, meaning: value })}
          error={checkMeaning(synonym)}
        />
      </div>
      <div>
        <Button aria-label={fill(words.synonymRemove, { name })} onPress={onRemove}>
          {words.synonymRemoveShort}
        </Button>
      </div>
    </li>
  )
}

const splitWords = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const MAX_WORDS = 30
const MAX_WORD_LENGTH = 60

const isWord = (text: string) => text.length <= MAX_WORD_LENGTH && /[\p{L}\p{N}]/u.test(text)

const checkWords = ({ words: typed }: SearchSynonym) =>
  typed.length > 0 && typed.length <= MAX_WORDS && typed.every(isWord) ? null : words.synonymWordsBad

const checkMeaning = ({ meaning }: SearchSynonym) => (isWord(meaning) ? null : words.synonymMeaningBad)
