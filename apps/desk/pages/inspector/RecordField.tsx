import { fill, pageWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { SearchField } from '../../controls/fields/SearchField.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../../records/kinds.ts'
import styles from './Inspector.module.css'

type Kinds = 'production' | 'production,article'

interface FieldProps {
  label: string
  help: string
  error: string | null
}

/** One record, found by its title. */
export function RecordField({
  label,
  help,
  kinds,
  value,
  error,
  onChange,
}: FieldProps & { kinds: Kinds; value: string | null; onChange(id: string | null): void }) {
  return (
    <Group label={label} help={help} error={error}>
      {value !== null && (
        <Chosen id={value}>
          {(title) => (
            <Button
              kind="plain"
              aria-label={fill(words.removeRecord, { title })}
              onPress={() => onChange(null)}
            >
              {words.remove}
            </Button>
          )}
        </Chosen>
      )}
      <Finder
        label={value === null ? words.choose : words.chooseOther}
        kinds={kinds}
        onChoose={(record) => onChange(record.id)}
      />
    </Group>
  )
}

/** Records in an order. */
export function RecordListField({
  label,
  help,
  value,
  error,
  onChange,
}: FieldProps & { value: readonly string[]; onChange(ids: readonly string[]): void }) {
  return (
    <Group label={label} help={help} error={error}>
      {value.map((id, index) => (
        <Chosen key={id} id={id}>
          {(title) => (
            <>
              {index > 0 && (
                <Button
                  kind="plain"
                  aria-label={fill(words.moveRecordUp, { title })}
                  onPress={() => onChange(value.with(index, value[index - 1] as string).with(index - 1, id))}
                >
                  ↑
                </Button>
              )}
              <Button
                kind="plain"
                aria-label={fill(words.removeRecord, { title })}
                onPress={() => onChange(value.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            </>
          )}
        </Chosen>
      ))}
      <Finder
        label={words.choose}
        kinds="production,article"
        onChoose={({ id }) => {
          if (!value.includes(id)) onChange([...value, id])
        }}
      />
    </Group>
  )
}

function Group({ label, help, error, children }: FieldProps & { children: ReactNode }) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {children}
      <p className={styles.help}>{help}</p>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

function Chosen({ id, children }: { id: string; children(title: string): ReactNode }) {
  const { data } = useQuery({
    queryKey: ['content', 'title', id],
    queryFn: async ({ signal }) => {
      for (const kind of ['production', 'article'] as const) {
        const { draft } = await callDesk('openRecord', { params: { kind, id }, signal })
        if (draft?.body) return String(draft.body.title ?? id)
      }
      return null
    },
  })
  const title = data === null ? words.recordGone : (data ?? '…')
  return (
    <div className={styles.chosen}>
      <span>{title}</span>
      {children(title)}
    </div>
  )
}

function Finder({
  label,
  kinds,
  onChoose,
}: {
  label: string
  kinds: Kinds
  onChoose(record: ListedRecord): void
}) {
  const [text, setText] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['content', 'find', kinds, text],
    queryFn: ({ signal }) =>
      callDesk('contentList', { query: { kinds, search: text ?? '', take: '8', order: 'newest' }, signal }),
    enabled: text !== null,
    placeholderData: (previous) => previous,
  })
  if (text === null)
    return (
      <ButtonRow>
        <Button onPress={() => setText('')}>{label}</Button>
      </ButtonRow>
    )
  return (
    <search className={styles.finder}>
      <SearchField
        label={kinds === 'production' ? words.searchProductions : words.searchRecords}
        value={text}
        onChange={setText}
      />
      <ul>
        {data?.items.map((record) => (
          <li key={record.id}>
            <Button
              kind="plain"
              onPress={() => {
                onChoose(record)
                setText(null)
              }}
            >
              {recordTitle(record)}
            </Button>
            <span className={styles.help}>{kindLabel(record)}</span>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p className={styles.help}>{words.noRecords}</p>}
      <Button kind="plain" onPress={() => setText(null)}>
        {words.cancel}
      </Button>
    </search>
  )
}
