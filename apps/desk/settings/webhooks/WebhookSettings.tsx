import { SETTINGS_NYNORSK, WEBHOOK_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSection, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { pathTo } from '../../navigation/routes.ts'
import { AddWebhook } from './AddWebhook.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import styles from './Webhooks.module.css'

/** While something is on its way, its state is read again after this. */
const REFRESH_MS = 4000

/** Addresses that learn of changes of the programme, with what was sent to them. */
export function WebhookSettings() {
  const [message, setMessage] = useState('')
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => callDesk('webhooks', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries }) => deliveries.some(({ state: each }) => each === 'waiting'))
        ? REFRESH_MS
        : false,
  })
  return (
    <Screen title={words.title} lead={words.lead}>
      <p>
        <a href={pathTo('settings')}>{SETTINGS_NYNORSK.title}</a>
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <AddWebhook onAdded={setMessage} />
          <ListSection title={words.receivers} note={data.length}>
            {data.length === 0 && <RowsText>{words.none}</RowsText>}
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDone={setMessage} />
            ))}
          </ListSection>
        </>
      )}
    </Screen>
  )
}
