import { fill, redirectWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import { Table } from '../controls/lists/Table.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import styles from './Redirects.module.css'
import type { ListedRedirect } from './redirect-data.ts'

/** The redirects, where visitors end up, and how often they come. */
export function RedirectTable({
  redirects,
  days,
  onEdit,
  onRemove,
}: {
  redirects: readonly ListedRedirect[]
  days: number
  onEdit(redirect: ListedRedirect): void
  onRemove(redirect: ListedRedirect): void
}) {
  return (
    <Table
      caption={words.list}
      columns={[
        words.columnSource,
        words.columnTarget,
        words.columnHits,
        words.columnState,
        { label: words.edit, isHidden: true, isEnd: true },
      ]}
      className={styles.table}
    >
      {redirects.map((redirect) => (
        <tr key={redirect.id}>
          <th scope="row" className={styles.path}>
            {redirect.source}
            {redirect.isAutomatic && <span className={styles.note}>{words.automatic}</span>}
            {!redirect.permanent && <span className={styles.note}>{words.temporary}</span>}
          </th>
          <td className={styles.path}>
            {redirect.target}
            <Destination {...redirect} />
          </td>
          <td>{redirect.hits === 0 ? words.hitsNone : fill(words.hits, { count: redirect.hits, days })}</td>
          <td>
            <StateMark state={redirect.state === 'deleted' ? 'draft' : redirect.state} />
          </td>
          <td>
            <div className={styles.actions}>
              <Button
                aria-label={fill(words.editOf, { path: redirect.source })}
                onPress={() => onEdit(redirect)}
              >
                {words.edit}
              </Button>
              <Button
                kind="plain"
                aria-label={fill(words.removeOf, { path: redirect.source })}
                onPress={() => onRemove(redirect)}
              >
                {words.remove}
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Where a chain of redirects ends, or that the redirect is not in use. */
function Destination({ state, target, leadsTo }: ListedRedirect) {
  if (leadsTo === null)
    return state === 'published' ? <span className={styles.note}>{words.unused}</span> : null
  if (state !== 'published' || decodeURI(leadsTo) === decodeURI(target)) return null
  return <span className={styles.note}>{fill(words.endsAt, { path: decodeURI(leadsTo) })}</span>
}
