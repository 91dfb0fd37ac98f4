import { fill, PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { findDifferentElements } from '../preview/differences.ts'
import { PageFrame } from '../preview/PageFrame.tsx'
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
  const [hasDifference, setHasDifference] = useState(true)
  const frames = useRef<{ before?: HTMLIFrameElement; after?: HTMLIFrameElement }>({})
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.comparisonLoading}</RowsText>

  function onShown(side: 'before' | 'after', frame: HTMLIFrameElement) {
    frames.current[side] = frame
    const { before, after } = frames.current
    if (!before || !after) return
    const isMarked = [markDifferences(before, after), markDifferences(after, before)]
    setHasDifference(isMarked.includes(true))
  }

  return (
    <>
      {!hasDifference && <p className={styles.hint}>{words.comparisonHidden}</p>}
      <div className={styles.sides}>
        <figure>
          <figcaption>{words.before}</figcaption>
          {data.before === null ? (
            <p className={styles.missing}>{words.beforeMissing}</p>
          ) : (
            <PageFrame
              title={fill(words.beforeFrame, { title })}
              html={data.before}
              onShown={(frame) => onShown('before', frame)}
            />
          )}
        </figure>
        <figure>
          <figcaption>{words.after}</figcaption>
          {data.after === null ? (
            <p className={styles.missing}>{type === 'removed' ? words.afterMissing : words.afterFailed}</p>
          ) : (
            <PageFrame
              title={fill(words.afterFrame, { title })}
              html={data.after}
              onShown={(frame) => onShown('after', frame)}
            />
          )}
        </figure>
      </div>
    </>
  )
}

/** Outlines what the other page does not have, and scrolls to the first of it. */
function markDifferences(frame: HTMLIFrameElement, other: HTMLIFrameElement): boolean {
  const [page, otherPage] = [frame.contentDocument?.body, other.contentDocument?.body]
  if (!page || !otherPage) return false
  const elements = findDifferentElements(page, otherPage).filter(
    (element) => element.getClientRects().length > 0,
  )
  for (const element of elements)
    if ('style' in element) {
      const { style } = element as HTMLElement
      style.outline = '3px solid #f2b134'
      style.outlineOffset = '3px'
    }
  const [first] = elements
  const view = frame.contentWindow
  if (!first || !view) return false
  const { top, height } = first.getBoundingClientRect()
  view.scrollTo({ top: view.scrollY + top + height / 2 - view.innerHeight / 2, behavior: 'instant' })
  return true
}
