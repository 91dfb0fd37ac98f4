import { publishingWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import styles from './ChangedPages.module.css'
import type { ChangedPage, RecordsToPublish } from './changed-pages.ts'

const TYPES: Record<ChangedPage['type'], string> = {
  added: words.pageAdded,
  changed: words.pageChanged,
  removed: words.pageRemoved,
}

interface PageComparisonProps {
  page: ChangedPage
  records: RecordsToPublish
  isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** A page that changes: its name, and opened the page as visitors see it now and as it will be. */
export function PageComparison({ page, records, isOpen, onToggle }: PageComparisonProps) {
  const { path, title, type } = page
  return (
    <li className={styles.page}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.name}>
            <b>{title}</b> <span className={styles.path}>{path}</span>
          </span>
          <span className={styles.type} data-type={type}>
            {TYPES[type]}
          </span>
        </summary>
        {isOpen && <Comparison page={page} records={records} />}
      </details>
    </li>
  )
}

function Comparison({ page: { path, title, type }, records }: Pick<PageComparisonProps, 'page' | 'records'>) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['page-comparison', path, records],
    queryFn: async ({ signal }) => {
      const render = async (shown: RecordsToPublish) =>
        (await callDesk('previewPage', { body: { records: shown, path }, signal })).html
      const [before, after] = await Promise.all([render([]), render(records)])
      return { before, after }
    },
    gcTime: 0,
  })
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.comparisonLoading}</RowsText>
  return (
    <BeforeAfter
      title={title}
      before={data.before}
      after={data.after}
      afterMissing={type === 'removed' ? words.afterMissing : words.afterFailed}
    />
  )
}
