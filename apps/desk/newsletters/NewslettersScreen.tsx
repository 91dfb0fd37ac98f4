import { fill, newsletterWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { Table } from '../controls/lists/Table.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { describeMails, describeState, isBeingSent, type ListedNewsletter } from './describe-newsletter.ts'
import styles from './Newsletters.module.css'
import { newslettersQuery } from './queries.ts'
import { SendingProgress } from './SendingProgress.tsx'

/** All newsletters, and a new one with this week's programme. For editors. */
export default function NewslettersScreen() {
  const { data, error, isError, refetch } = useQuery(newslettersQuery)
  const create = useMutation({
    mutationFn: () => callDesk('createNewsletter'),
    onSuccess: ({ id }) => navigate(pathTo('newsletter', { id })),
  })
  return (
    <Screen
      title={words.title}
      lead={data && describeSubscribers(data.subscribers)}
      actions={
        <Button kind="signal" size="large" isPending={create.isPending} onPress={() => create.mutate()}>
          {words.create}
        </Button>
      }
    >
      <div className={lists.list}>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        {create.error && <Problem message={errorMessage(create.error)} onRetry={() => create.mutate()} />}
        <p className={lists.count}>{words.createHelp}</p>
        {data && data.items.length > 0 && <NewsletterTable newsletters={data.items} />}
        {data?.items.length === 0 && <RowsText>{words.nothing}</RowsText>}
      </div>
    </Screen>
  )
}

function describeSubscribers(count: number): string {
  if (count === 0) return words.leadNobody
  return count === 1 ? words.leadOne : fill(words.leadMany, { count })
}

function NewsletterTable({ newsletters }: { newsletters: readonly ListedNewsletter[] }) {
  return (
    <Table
      caption={words.title}
      columns={[
        words.columnSubject,
        words.columnState,
        words.columnMails,
        { label: words.columnChanged, isEnd: true },
      ]}
    >
      {newsletters.map((newsletter) => (
        <tr key={newsletter.id}>
          <th scope="row">
            <a href={pathTo('newsletter', { id: newsletter.id })}>{newsletter.subject || words.untitled}</a>
          </th>
          <td>
            <span className={styles.state}>
              {describeState(newsletter)}
              {isBeingSent(newsletter) && <SendingProgress newsletter={newsletter} />}
            </span>
          </td>
          <td className={newsletter.mails.failed > 0 ? styles.wrong : lists.quiet}>
            {describeMails(newsletter)}
          </td>
          <td className={classNames(lists.end, styles.changed)}>{formatWhen(newsletter.updatedAt)}</td>
        </tr>
      ))}
    </Table>
  )
}
