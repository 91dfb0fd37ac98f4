import { fill, mailWords as words } from '@lerret/words/desk'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { readPage, toPageParam } from '../controls/lists/page-param.ts'
import { Table } from '../controls/lists/Table.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useSearchParams } from '../navigation/location.ts'
import {
  describeFailure,
  describeKind,
  describeNextAttempt,
  describeState,
  type OutgoingMail,
} from './describe-mail.ts'
import styles from './Outbox.module.css'
import { Rehearsal } from './Rehearsal.tsx'
import { TestMail } from './TestMail.tsx'

const PAGE_SIZE = 25
const REFRESH_MS = 5000

const FILTERS = { '': undefined, ventar: 'waiting', sende: 'sent', feila: 'failed' } as const

/** Every mail that the house sends: waiting, sent, and what did not arrive and why. For admins. */
export default function OutboxScreen() {
  const [params, changeParams] = useSearchParams()
  const queryClient = useQueryClient()
  const page = readPage(params)
  const chosen = params.get('vis') ?? ''
  const filter = (chosen in FILTERS ? chosen : '') as keyof typeof FILTERS
  const state = FILTERS[filter]
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['mails', filter, page],
    queryFn: ({ signal }) =>
      callDesk('outgoingMails', {
        query: { ...(state && { state }), skip: String((page - 1) * PAGE_SIZE), take: String(PAGE_SIZE) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const retry = useMutation({
    mutationFn: ({ id }: OutgoingMail) => callDesk('retryMail', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  })
  const counts = data?.counts ?? { waiting: 0, sent: 0, failed: 0 }
  return (
    <Screen title={words.title} lead={words.lead}>
      <Rehearsal isRehearsal={data?.isRehearsal ?? false} />
      <TestMail onSent={() => void queryClient.invalidateQueries({ queryKey: ['mails'] })} />
      <div className={lists.list}>
        <search className={lists.filters}>
          <Select
            label={words.filter}
            options={[
              ['', words.filterAll],
              ['ventar', fill(words.filterWaiting, { count: counts.waiting })],
              ['sende', fill(words.filterSent, { count: counts.sent })],
              ['feila', fill(words.filterFailed, { count: counts.failed })],
            ]}
            value={filter}
            onChange={(value) => changeParams({ vis: value, side: '' })}
          />
        </search>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        {retry.error && <Problem message={errorMessage(retry.error, { mail_not_found: words.mailGone })} />}
        <p role="status" className={lists.count}>
          {retry.isSuccess && fill(words.retried, { to: retry.variables.to })}
        </p>
        {data && data.items.length > 0 && <MailTable mails={data.items} onRetry={retry.mutate} />}
        {data?.items.length === 0 && <RowsText>{words.nothing}</RowsText>}
        <div className={lists.pages}>
          {page > 1 && (
            <Button onPress={() => changeParams({ side: toPageParam(page - 1) })}>{words.newer}</Button>
          )}
          {data?.items.length === PAGE_SIZE && (
            <Button onPress={() => changeParams({ side: toPageParam(page + 1) })}>{words.older}</Button>
          )}
        </div>
      </div>
    </Screen>
  )
}

function MailTable({
  mails,
  onRetry,
}: {
  mails: readonly OutgoingMail[]
  onRetry(mail: OutgoingMail): void
}) {
  return (
    <Table
      caption={words.title}
      columns={[
        words.columnTo,
        words.columnKind,
        words.columnState,
        words.columnWhen,
        { label: words.columnAction, isHidden: true, isEnd: true },
      ]}
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row">{mail.to}</th>
          <td>{describeKind(mail)}</td>
          <td>
            <State mail={mail} />
          </td>
          <td className={lists.quiet}>{formatWhen(mail.settledAt ?? mail.createdAt)}</td>
          <td className={lists.end}>
            {['failed', 'unconfirmed', 'waiting'].includes(mail.state) && (
              <Button aria-label={fill(words.retryOf, { to: mail.to })} onPress={() => onRetry(mail)}>
                {words.retry}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function State({ mail }: { mail: OutgoingMail }) {
  const failure = describeFailure(mail)
  const next = describeNextAttempt(mail)
  const isWrong = mail.state === 'failed' || mail.state === 'unconfirmed'
  return (
    <>
      <span className={isWrong ? styles.wrong : undefined}>{describeState(mail)}</span>
      {failure && (
        <span className={styles.reason}>
          {failure} {next}
        </span>
      )}
      {failure && mail.error?.text && (
        <span className={styles.answer}>{fill(words.serverSays, { text: mail.error.text })}</span>
      )}
    </>
  )
}
