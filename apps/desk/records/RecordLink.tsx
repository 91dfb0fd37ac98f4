import { type ListedRecord, recordTitle } from './kinds.ts'
import { recordPath } from './record-path.ts'

/** The title of a record, leading to where it is edited. */
export function RecordLink({
  record,
}: {
  record: Pick<ListedRecord, 'kind' | 'id' | 'title' | 'production'> & Partial<Pick<ListedRecord, 'facts'>>
}) {
  const path = recordPath(record)
  return path ? <a href={path}>{recordTitle(record)}</a> : recordTitle(record)
}
