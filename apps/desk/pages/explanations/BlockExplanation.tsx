import type { PageBlock } from '@lerret/model'
import { fill, blockExplanationWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { SearchField } from '../../controls/fields/SearchField.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned, formatWhen } from '../../controls/times/times.ts'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../../records/kinds.ts'
import { RecordLink } from '../../records/RecordLink.tsx'
import type { PageDocument } from '../commands/page-document.ts'
import { toPreviewRecords } from '../preview-records.ts'
import { describeSource } from '../source-sentences/describe-source.ts'
import styles from './BlockExplanation.module.css'
import { describeReason } from './describe-reason.ts'

/** Which records a block shows and from which source, and why another is not among them. */
export function BlockExplanation({ block, document }: { block: PageBlock; document: PageDocument }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.explanation} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && <Explanation block={block} document={document} />}
    </details>
  )
}

function Explanation({ block, document }: { block: PageBlock; document: PageDocument }) {
  const { data, isError, error } = useExplanation(block, document, null)
  if (isError) return <Problem message={errorMessage(error)} />
  if (!data) return <p className={styles.body}>{words.loading}</p>
  if (!data.isResolved) return <p className={styles.body}>{words.unresolved}</p>
  const sources = document.page.sources.filter(({ name }) => data.sources.includes(name))
  if (sources.length === 0) return <p className={styles.body}>{words.noSources}</p>
  return (
    <div className={styles.body}>
      {sources.map((source) => (
        <p key={source.name}>{fill(words.fromSource, { source: describeSource(source) })}</p>
      ))}
      <Shown explanation={data} />
      <RecordSearch
        block={block}
        document={document}
        kinds={sources.some(({ model }) => model === 'article') ? 'article' : 'production'}
      />
    </div>
  )
}

function Shown({ explanation: { shown, total } }: { explanation: CallReply<'explainBlock'> }) {
  if (total === 0) return <p>{words.shownNone}</p>
  return (
    <>
      <p>{fill(words.shownCount, { count: total })}</p>
      <ul className={styles.records}>
        {shown.map((record) => (
          <li key={`${record.kind}:${record.id}`}>
            <span>
              <RecordLink record={record} />
              {typeof record.facts.startsAt === 'string' && ` ${formatPlanned(record.facts.startsAt)}`}
            </span>
            <span className={styles.quiet}>
              {kindLabel(record)} ·{' '}
              {fill(words.changedBy, { author: record.author, when: formatWhen(record.savedAt) })}
            </span>
          </li>
        ))}
        {total > shown.length && (
          <li className={styles.quiet}>{fill(words.more, { count: total - shown.length })}</li>
        )}
      </ul>
    </>
  )
}

/** Finds a record that the block does not show, and explains why. */
function RecordSearch({
  block,
  document,
  kinds,
}: {
  block: PageBlock
  document: PageDocument
  kinds: 'production' | 'article'
}) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ListedRecord | null>(null)
  const { data } = useQuery({
    queryKey: ['content', 'find', kinds, text],
    queryFn: ({ signal }) =>
      callDesk('contentList', { query: { kinds, search: text, take: '8', order: 'newest' }, signal }),
    enabled: text.trim() !== '',
    placeholderData: (previous) => previous,
  })
  if (chosen)
    return (
      <>
        <Reason block={block} document={document} record={chosen} />
        <Button kind="plain" onPress={() => setChosen(null)}>
          {words.other}
        </Button>
      </>
    )
  const items = text.trim() === '' ? undefined : data?.items
  return (
    <search className={styles.body}>
      <SearchField label={words.search} value={text} onChange={setText} />
      <p className={styles.quiet}>{words.searchHelp}</p>
      {items && (
        <ul className={styles.records}>
          {items.map((record) => (
            <li key={record.id}>
              <Button kind="plain" onPress={() => setChosen(record)}>
                {recordTitle(record)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {items?.length === 0 && <p className={styles.quiet}>{words.noRecords}</p>}
    </search>
  )
}

function Reason({
  block,
  document,
  record,
}: {
  block: PageBlock
  document: PageDocument
  record: ListedRecord
}) {
  const { data, isError, error } = useExplanation(block, document, record)
  if (isError) return <Problem message={errorMessage(error)} />
  return (
    <p role="status" className={styles.reason}>
      {data?.reason
        ? describeReason(data.reason, { title: recordTitle(record), sources: document.page.sources })
        : words.loading}
    </p>
  )
}

function useExplanation(block: PageBlock, document: PageDocument, record: ListedRecord | null) {
  const body = {
    records: toPreviewRecords(document),
    block: block.id,
    ...(record && { record: { kind: record.kind as 'production' | 'article', id: record.id } }),
  }
  return useQuery({
    queryKey: ['content', 'block-explanation', body],
    queryFn: ({ signal }) => callDesk('explainBlock', { body, signal }),
    placeholderData: (previous) => previous,
  })
}
