import { fill, editingWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatWhen } from '../../controls/times/times.ts'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import type { RecordEditor } from '../record-editor.ts'
import { saveErrorMessage, saveVersion } from '../save-version.ts'
import styles from './History.module.css'

type Entry = CallReply<'recordHistory'>[number]

/** Versions and publications. A version that is fetched back becomes what is being edited, and visitors see it when it is published. */
export function History({ editor, isNew }: { editor: RecordEditor; isNew: boolean }) {
  const { kind, id } = editor
  const { data, isError, error } = useQuery({
    queryKey: ['content', 'history', kind, id],
    queryFn: ({ signal }) => callDesk('recordHistory', { params: { kind, id }, query: {}, signal }),
    enabled: !isNew,
  })
  const restore = useMutation({
    mutationFn: async (version: number) => {
      // What is there now stays in the history.
      await saveVersion(editor.session, editor.name)
      return callDesk('recordVersion', { params: { kind, id, version: String(version) } })
    },
    onSuccess({ body }) {
      const fields = new Set([...Object.keys(editor.getBody()), ...Object.keys(body ?? {})])
      editor.setFields(Object.fromEntries([...fields].map((field) => [field, body?.[field]])))
    },
  })
  return (
    <details className={styles.history}>
      <summary>{words.history}</summary>
      {isError && <Problem message={errorMessage(error)} />}
      {restore.isError && <Problem message={saveErrorMessage(restore.error)} />}
      <ul>
        {data?.map((entry) => (
          <li key={`${entry.type} ${entry.version} ${entry.at}`}>
            <span>
              {describe(entry)}
              <span className={styles.meta}>
                {entry.author}, {formatWhen(entry.at)}
              </span>
            </span>
            {entry.type === 'saved' && entry.version !== null && !entry.isDeletion && (
              <Button
                kind="plain"
                aria-label={fill(words.restoreVersion, { version: entry.version })}
                onPress={() => restore.mutate(entry.version as number)}
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function describe({ type, version }: Entry): string {
  if (type === 'unpublished') return words.historyUnpublished
  return fill(type === 'saved' ? words.historySaved : words.historyPublished, { version: version ?? 0 })
}
