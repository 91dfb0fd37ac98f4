import { webhookWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSection, RowsText } from '../../controls/ListSection.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { LoadedSettings } from '../LoadedSettings.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import styles from './Webhooks.module.css'

/** While something is on its way, its state is read again after this. */
const REFRESH_MS = 4000

/** Addresses that learn of changes of the programme, with what was sent to them. */
export function WebhookSettings() {
  const [message, setMessage] = useState('')
  const query = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => callDesk('webhooks', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries }) => deliveries.some(({ state: each }) => each === 'waiting'))
        ? REFRESH_MS
        : false,
  })
  const { data } = query
  return (
    <LoadedSettings title={words.title} lead={words.lead} query={query}>
      <p role="status" className={styles.message}>
        {message}
      </p>
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
    </LoadedSettings>
  )
}
