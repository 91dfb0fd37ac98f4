import {
  DESK_LOCALES,
  EDITING_NYNORSK as editingWords,
  fill,
  EVENT_NYNORSK as words,
} from '@lerret/words/desk'
import { Avatar } from '../controls/Avatar.tsx'
import { Button } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times.ts'
import { errorMessage } from '../data/error-message.ts'
import { FieldConflict } from '../text/conflict/FieldConflict.tsx'
import { joinValues } from './join-values.ts'
import styles from './RecordNotices.module.css'
import type { EditedRecord, News, RecordEditor, SavedBy } from './record-editor/edited-record.ts'

export interface RecordNoticesProps {
  editor: RecordEditor
  edited: EditedRecord
  /** The name of a field as in a sentence: «ingressen». Changes of fields without one, such as dates, are not mentioned. */
  fieldName(field: string): string | undefined
  /** The value of a field as text, to compare two of them. */
  fieldText?(field: string, value: unknown): string
  /** Fields whose text is HTML. */
  htmlFields?: readonly string[]
  /** Saves a version, after everything on the screen has become a change. */
  onRestore(): void
}

/** Why the server has not got what was typed, and what colleagues did to the record meanwhile. Nothing of it changes a field. */
export function RecordNotices({
  editor,
  edited: { news, conflicts, theirs, deletedBy, error },
  fieldName,
  fieldText = (_, value) => String(value ?? ''),
  htmlFields = [],
  onRestore,
}: RecordNoticesProps) {
  const author = theirs?.author || words.colleague
  return (
    <>
      {error !== null && <Problem message={errorMessage(error, REFUSALS)} onRetry={() => editor.retry()} />}
      <div role="status" className={styles.notices}>
        {deletedBy && (
          <DeletedNotice
            deletedBy={deletedBy}
            onRestore={() => {
              editor.restore()
              onRestore()
            }}
          />
        )}
        {news && !deletedBy && (
          <NewsNotice
            news={{ ...news, author: news.author || author }}
            fields={news.fields.flatMap((field) => fieldName(field) ?? [])}
            onShow={() => editor.showNews()}
          />
        )}
      </div>
      {conflicts.map(({ field, mine, theirs: other }) => (
        <FieldConflict
          key={field}
          field={fieldName(field) ?? field}
          isHtml={htmlFields.includes(field)}
          mine={{ text: fieldText(field, mine.value) }}
          theirs={{
            text: fieldText(field, other.value),
            time: theirs ? formatWhen(theirs.savedAt) : '',
            name: author,
          }}
          onChoose={(choice) =>
            editor.resolve(field, choice === 'both' ? joinValues(mine.value, other.value) : choice)
          }
        />
      ))}
    </>
  )
}

const REFUSALS = {
  content_invalid: editingWords.saveRefused,
  content_conflict: editingWords.saveConflict,
}

function DeletedNotice({
  deletedBy: { author, savedAt },
  onRestore,
}: {
  deletedBy: SavedBy
  onRestore(): void
}) {
  return (
    <div className={styles.notice}>
      <Avatar name={author} isColleague />
      <p>{fill(words.deletedBy, { name: author, time: formatWhen(savedAt) })}</p>
      <Button onPress={onRestore}>{words.restoreDeleted}</Button>
    </div>
  )
}

function NewsNotice({
  news: { author, savedAt, isShown },
  fields,
  onShow,
}: {
  news: News
  fields: string[]
  onShow(): void
}) {
  if (fields.length === 0) return null
  const values = {
    name: author,
    fields: new Intl.ListFormat(DESK_LOCALES).format(new Set(fields)),
    time: formatWhen(savedAt),
  }
  return (
    <div className={styles.notice}>
      <Avatar name={author} isColleague />
      <p>
        <strong>{fill(isShown ? words.savedShown : words.savedNews, values)}</strong>{' '}
        {!isShown && words.newsKept}
      </p>
      {!isShown && <Button onPress={onShow}>{words.showNews}</Button>}
    </div>
  )
}
