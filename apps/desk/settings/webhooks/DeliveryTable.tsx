import { fill, WEBHOOK_NYNORSK as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { formatPlanned } from '../../controls/times.ts'
import hidden from '../../styles/hidden.module.css'
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
    <table className={styles.deliveries}>
      <caption className={hidden.hidden}>{fill(words.deliveries, { host })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columnWhen}</th>
          <th scope="col">{words.columnWhat}</th>
          <th scope="col">{words.columnState}</th>
          <th scope="col">
            <span className={hidden.hidden}>{words.columnAction}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td>{formatPlanned(delivery.createdAt)}</td>
            <td>{describeDelivery(delivery)}</td>
            <td className={delivery.state === 'failed' ? styles.failed : undefined}>
              {describeState(delivery)}
            </td>
            <td className={styles.action}>
              <Button
                aria-label={fill(words.sendAgainOf, { when: formatPlanned(delivery.createdAt), host })}
                onPress={() => onSendAgain(delivery.id)}
              >
                {words.sendAgain}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
