import { fill, webhookWords as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import lists from '../../controls/lists/Lists.module.css'
import { Table } from '../../controls/lists/Table.tsx'
import { formatPlanned } from '../../controls/times/times.ts'
import { describeDelivery, describeState, type WebhookDelivery } from './deliveries.ts'
import styles from './Webhooks.module.css'

/** The last messages to a receiver, newest first. */
export function DeliveryTable({
  host,
  deliveries,
  onSendAgain,
}: {
  host: string
  deliveries: readonly WebhookDelivery[]
  onSendAgain(id: string): void
}) {
  if (deliveries.length === 0) return <p className={styles.quiet}>{words.noDeliveries}</p>
  return (
    <Table
      caption={fill(words.deliveries, { host })}
      columns={[
        words.columnWhen,
        words.columnWhat,
        words.columnState,
        { label: words.columnAction, isHidden: true, isEnd: true },
      ]}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <td>{formatPlanned(delivery.createdAt)}</td>
          <td>{describeDelivery(delivery)}</td>
          <td className={delivery.state === 'failed' ? styles.failed : undefined}>
            {describeState(delivery)}
          </td>
          <td className={lists.end}>
            <Button
              aria-label={fill(words.sendAgainOf, { when: formatPlanned(delivery.createdAt), host })}
              onPress={() => onSendAgain(delivery.id)}
            >
              {words.sendAgain}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  )
}
