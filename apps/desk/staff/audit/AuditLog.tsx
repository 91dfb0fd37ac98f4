import { fill, shellWords, auditWords as words } from '@lerret/words/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { RowsText } from '../../controls/ListSection.tsx'
import { saveFile } from '../../controls/lists/save-file.ts'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { useSearchParams } from '../../navigation/location.ts'
import styles from './AuditLog.module.css'
import { EntryList } from './EntryList.tsx'
import { AUDIT_ACTION_LABELS, isAuditAction } from './sentences.ts'

const DOWNLOADS = [
  ['csv', words.auditDownloadCsv],
  ['json', words.auditDownloadJson],
] as const

/** Who did what, and when, newest first. The filters are in the address. */
export default function AuditLog() {
  const [params, changeParams] = useSearchParams()
  const person = params.get('kven') ?? ''
  const action = params.get('kva') ?? ''
  const [recordKind, recordId] = [params.get('slag') ?? '', params.get('id') ?? '']
  const staff = useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => callDesk('staffList', { signal }) })
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', person, action, recordKind, recordId],
    queryFn: ({ pageParam, signal }) =>
      callDesk('auditLog', {
        query: {
          ...(person && { person }),
          ...(isAuditAction(action) && { action }),
          ...(recordKind && recordId && { recordKind, recordId }),
          ...(pageParam !== null && { before: String(pageParam) }),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const download = useMutation({
    mutationFn: (format: 'csv' | 'json') => callDesk('exportAudit', { body: { format } }),
    onSuccess({ file }, format) {
      const type = format === 'csv' ? 'text/csv' : 'application/json'
      saveFile(fill(words.auditFile, { format }), type, file)
      void refetch()
    },
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  // Somebody who has been removed is not on the list of staff.
  const people = new Map(entries.map(({ personId, personName }) => [personId, personName]))
  for (const { id, name } of staff.data ?? []) people.set(id, name)
  if (person && !people.has(person)) people.set(person, '…')
  return (
    <Screen title={shellWords.placeAudit} lead={words.auditLead}>
      <search className={styles.filters}>
        <Select
          label={words.auditPerson}
          options={[['', words.auditEveryone], ...people]}
          value={person}
          onChange={(value) => changeParams({ kven: value })}
        />
        <Select
          label={words.auditAction}
          options={[['', words.auditEverything], ...AUDIT_ACTION_LABELS]}
          value={isAuditAction(action) ? action : ''}
          onChange={(value) => changeParams({ kva: value })}
        />
        {recordId && (
          <span className={styles.record}>
            {fill(words.auditRecord, { title: entries[0]?.recordTitle ?? words.auditUnknownTitle })}
            <Button onPress={() => changeParams({ slag: '', id: '' })}>{words.auditAllRecords}</Button>
          </span>
        )}
      </search>
      <p className={styles.downloads}>
        {DOWNLOADS.map(([format, label]) => (
          <Button
            key={format}
            size="form"
            isPending={download.isPending && download.variables === format}
            onPress={() => download.mutate(format)}
          >
            {label}
          </Button>
        ))}
      </p>
      {download.isError && <Problem message={errorMessage(download.error)} />}
      {isError && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <RowsText>{words.auditNothing}</RowsText>}
      {entries.length > 0 && <EntryList entries={entries} />}
      {hasNextPage && (
        <p>
          <Button size="form" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {words.auditOlder}
          </Button>
        </p>
      )}
    </Screen>
  )
}
