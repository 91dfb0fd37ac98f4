import { fill, importWords as words } from '@lerret/words/desk'
import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/Button.tsx'
import { pathTo } from '../navigation/routes.ts'
import hidden from '../styles/hidden.module.css'
import styles from './Imports.module.css'
import type { ImportReport } from './import-data.ts'
import { ROW_PROBLEMS } from './sheet/sheet-data.ts'

const TYPES = [
  ['article', words.typeArticle],
  ['page', words.typePage],
  ['event', words.typeEvent],
  ['showing', words.typeShowing],
  ['media', words.typeMedia],
] as const

const COLUMNS = [
  ['added', words.columnAdded],
  ['updated', words.columnUpdated],
  ['unchanged', words.columnUnchanged],
  ['leftAlone', words.columnLeftAlone],
] as const

const SKIP_REASONS: Readonly<Record<string, string>> = {
  private: words.skipPrivate,
  password: words.skipPassword,
  draft: words.skipDraft,
  planned: words.skipPlanned,
  deleted: words.skipDeleted,
  robots: words.skipRobots,
  limit: words.skipLimit,
}

/** What an import brought, and everything that somebody may have to look at. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { leftAlone, skipped, failures, dropped, unresolved } = report
  return (
    <div className={styles.report}>
      <Counts counts={report.counts} />
      {report.addresses > 0 && <p>{fill(words.addresses, { count: report.addresses })}</p>}
      <Entries title={words.failures} help={words.failuresHelp} list={failures}>
        {({ address, row }) => (row ? describeRow(row, address) : address)}
      </Entries>
      <Entries
        title={words.unresolved}
        help={words.unresolvedHelp}
        list={unresolved}
        action={<ToRedirects />}
      >
        {(address) => address}
      </Entries>
      <Entries title={words.leftAlone} help={words.leftAloneHelp} list={leftAlone}>
        {({ title, address }) => [title, address].filter(Boolean).join(' · ')}
      </Entries>
      <Entries title={words.skipped} help={words.skippedHelp} list={skipped}>
        {({ title, reason }) => `${title} · ${SKIP_REASONS[reason] ?? reason}`}
      </Entries>
      <Entries
        title={words.dropped}
        help={words.droppedHelp}
        list={{ total: dropped.length, items: dropped }}
      >
        {({ name, count }) => `${name} · ${fill(words.droppedCount, { count })}`}
      </Entries>
    </div>
  )
}

type RowFailure = NonNullable<ImportReport['failures']['items'][number]['row']>

const describeRow = ({ number, problem }: RowFailure, text: string) =>
  fill(words.sheetRow, { number, problem: ROW_PROBLEMS[problem], text })

const ToRedirects = () => <ButtonLink href={pathTo('redirects')}>{words.toRedirects}</ButtonLink>

function Counts({ counts }: Pick<ImportReport, 'counts'>) {
  return (
    <table className={styles.counts}>
      <caption className={hidden.hidden}>{words.counts}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columnType}</th>
          {COLUMNS.map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TYPES.map(([type, label]) => (
          <tr key={type}>
            <th scope="row">{label}</th>
            {COLUMNS.map(([name]) => (
              <td key={name}>{counts[type][name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A list that is opened by whoever wants to see it; nothing when it is empty. */
function Entries<Item>({
  title,
  help,
  list: { total, items },
  action,
  children,
}: {
  title: string
  help: string
  list: { total: number; items: readonly Item[] }
  action?: ReactNode
  children(item: Item): string
}) {
  if (total === 0) return null
  return (
    <details className={styles.entries}>
      <summary>{fill(title, { count: total })}</summary>
      <p className={styles.help}>{help}</p>
      <ul>
        {items.map((item) => (
          <li key={children(item)}>{children(item)}</li>
        ))}
        {total > items.length && <li>{fill(words.more, { count: total - items.length })}</li>}
      </ul>
      {action}
    </details>
  )
}
