import { fill, webhookWords as words } from '@lerret/words/desk'
import { formatPlanned } from '../../controls/times/times.ts'
import type { CallReply } from '../../data/call-desk.ts'

export type Webhook = CallReply<'webhooks'>[number]
export type WebhookDelivery = Webhook['deliveries'][number]

export const formatHost = (url: string) => URL.parse(url)?.host ?? url

/** What a message was about. */
export function describeDelivery({ type, changes }: Pick<WebhookDelivery, 'type' | 'changes'>): string {
  if (type === 'test') return words.whatTest
  return changes === 1 ? words.whatChange : fill(words.whatChanges, { count: changes })
}

/** What became of a message, and when it is tried again. */
export function describeState(
  delivery: Pick<WebhookDelivery, 'state' | 'attempts' | 'dueAt' | 'status' | 'error'>,
): string {
  const { state, attempts, dueAt, status } = delivery
  if (state === 'sent') return fill(words.stateSent, { status: status ?? '' })
  if (attempts === 0) return words.stateNew
  const reason = describeFailure(delivery)
  return state === 'waiting'
    ? fill(words.stateWaiting, { reason, when: formatPlanned(dueAt) })
    : fill(words.stateFailed, { reason })
}

const REASONS: Readonly<Record<string, string>> = {
  outbound_address_refused: words.reasonRefused,
  outbound_redirect_refused: words.reasonRedirect,
  outbound_timeout: words.reasonTimeout,
}

function describeFailure({ status, error }: Pick<WebhookDelivery, 'status' | 'error'>): string {
  if (status !== null) return fill(words.reasonStatus, { status })
  return REASONS[error ?? ''] ?? words.reasonUnreachable
}
