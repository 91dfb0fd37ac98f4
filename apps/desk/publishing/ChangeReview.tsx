import { publishingWords as words } from '@lerret/words/desk'
import { useEffect, useState } from 'react'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { ChangedPages, formatChangedPages } from './ChangedPages.tsx'
import { type RecordsToPublish, useChangedPages } from './changed-pages.ts'

/** Long enough that it is not computed for every key. */
const SETTLE_MS = 800

/** What publishing would change, at a record that is being edited. It follows what is typed. */
export function ChangeReview({ records }: { records: RecordsToPublish }) {
  const settled = useSettled(records)
  const { data, isError, refetch } = useChangedPages(settled)
  return (
    <ListSection title={data ? formatChangedPages(data.pages.length) : words.review}>
      {isError && <Problem message={words.changesFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsText>{words.changesCounting}</RowsText>}
      {data && <ChangedPages pages={data.pages} records={settled} />}
    </ListSection>
  )
}

/** A value once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
