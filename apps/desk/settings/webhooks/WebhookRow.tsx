import { fill, webhookWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatWhen } from '../../controls/times/times.ts'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import { formatHost, type Webhook } from './deliveries.ts'
import styles from './Webhooks.module.css'

/** A receiver, what can be done about it, and what was sent to it. */
export function WebhookRow({ webhook, onDone }: { webhook: Webhook; onDone(message: string): void }) {
  const { id, url, addedBy, createdAt, disabledAt, deliveries } = webhook
  const host = formatHost(url)
  const params = { id }
  const test = useWebhookChange(
    () => callDesk('testWebhook', { params }),
    () => onDone(fill(words.tested, { host })),
  )
  const enable = useWebhookChange(
    () => callDesk('enableWebhook', { params }),
    () => onDone(fill(words.enabled, { host })),
  )
  const remove = useWebhookChange(
    () => callDesk('removeWebhook', { params }),
    () => onDone(fill(words.removed, { host })),
  )
  const retry = useWebhookChange(
    (delivery: string) => callDesk('retryWebhookDelivery', { params: { id: delivery } }),
    () => onDone(fill(words.sentAgain, { host })),
  )
  const failure = test.error ?? enable.error ?? remove.error ?? retry.error
  return (
    <section className={styles.webhook} aria-label={host}>
      <h3 className={styles.url}>{url}</h3>
      <p className={styles.quiet}>{fill(words.facts, { by: addedBy, when: formatWhen(createdAt) })}</p>
      {disabledAt && (
        <p className={styles.disabled}>{fill(words.disabled, { when: formatWhen(disabledAt) })}</p>
      )}
      {failure && <Problem message={errorMessage(failure, { webhook_not_found: words.gone })} />}
      <ButtonRow>
        {disabledAt && (
          <Button isPending={enable.isPending} onPress={() => enable.mutate()}>
            {words.enable}
          </Button>
        )}
        <Button
          aria-label={fill(words.testOf, { host })}
          isPending={test.isPending}
          onPress={() => test.mutate()}
        >
          {words.test}
        </Button>
        <Button
          aria-label={fill(words.removeOf, { host })}
          isPending={remove.isPending}
          onPress={() => remove.mutate()}
        >
          {words.remove}
        </Button>
      </ButtonRow>
      <DeliveryTable host={host} deliveries={deliveries} onSendAgain={(delivery) => retry.mutate(delivery)} />
    </section>
  )
}

/** A change after which the list is read again. */
function useWebhookChange<Input = void>(send: (input: Input) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
}
