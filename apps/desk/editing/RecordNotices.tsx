import { fill, EVENT_NYNORSK as words } from '@lerret/words/desk'
import { Avatar } from '../controls/Avatar.tsx'
import { Button } from '../controls/Button.tsx'
import { formatWhen } from '../controls/times.ts'
import { FieldConflict } from '../text/conflict/FieldConflict.tsx'
import styles from './RecordNotices.module.css'
import type { EditedRecord, RecordEditor } from './record-editor.ts'

/** What colleagues did to an open record: saved other fields, saved the same one, or deleted it. No field is changed by it. */
export function RecordNotices({
  editor,
  edited: { news, conflicts, theirs, deletedBy },
  fieldNames,
  htmlFields = [],
  onRestore,
}: {
  editor: RecordEditor
  edited: EditedRecord
  /** The names of fields as in a sentence: «ingressen». Fields without one, such as dates, are not mentioned. */
  fieldNames: Readonly<Record<string, string>>
  htmlFields?: readonly string[]
  /** Saves a version, after everything on the screen has become a change. */
  onRestore(): void
}) {
  const author = theirs?.author || words.colleague
  const changed = news?.fields.flatMap((field) => fieldNames[field] ?? []) ?? []
  return (
    <>
      <div role="status" className={styles.notices}>
        {deletedBy && (
          <div className={styles.notice}>
            <Avatar name={deletedBy.author} isColleague />
            <p>{fill(words.deletedBy, { name: deletedBy.author, time: formatWhen(deletedBy.savedAt) })}</p>
            <Button
              onPress={() => {
                editor.restore()
                onRestore()
              }}
            >
              {words.restoreDeleted}
            </Button>
          </div>
        )}
        {news && changed.length > 0 && !deletedBy && (
          <div className={styles.notice}>
            <Avatar name={news.author || author} isColleague />
            <p>
              <strong>
                {fill(news.isShown ? words.savedShown : words.savedNews, {
                  name: news.author || author,
                  fields: new Intl.ListFormat('nn').format(changed),
                  time: formatWhen(news.savedAt),
                })}
              </strong>{' '}
              {!news.isShown && words.newsKept}
            </p>
            {!news.isShown && <Button onPress={() => editor.showNews()}>{words.showNews}</Button>}
          </div>
        )}
      </div>
      {conflicts.map(({ field, mine, theirs: other }) => (
        <FieldConflict
          key={field}
          field={fieldNames[field] ?? field}
          isHtml={htmlFields.includes(field)}
          mine={{ text: String(mine.value ?? '') }}
          theirs={{
            text: String(other.value ?? ''),
            time: theirs ? formatWhen(theirs.savedAt) : '',
            name: author,
          }}
          onChoose={(choice) =>
            editor.resolve(field, choice === 'both' ? { value: joinTexts(mine.value, other.value) } : choice)
          }
        />
      ))}
    </>
  )
}

const joinTexts = (mine: unknown, theirs: unknown) => `${mine ?? ''} ${theirs ?? ''}`.trim()
