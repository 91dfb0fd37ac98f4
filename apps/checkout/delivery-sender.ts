import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { PARTNER_CALLS, SIGNATURE_HEADER } from '@lerret/api'
import { DeliveryResult } from '@lerret/api/contracts'
import { acknowledge, type Delivery, findNextTry, readDue, scheduleRetry } from './store/deliveries.ts'

export interface DeliverySenderOptions {
  db: DatabaseSync
  /** The address of the partners' backends; a partner's number is appended. */
  partnersUrl: string
  /** The secret shared with the partner. */
  secret: string
  now: () => Date
  /** The real time, which the partner checks signatures by; differs from `now` when the demo's clock is set. */
  wallClock?: () => Date
  logWarning(text: string): void
}

const TIMEOUT_MS = 10_000
const MAX_WAIT_MS = 60_000

type Outcome = { isAccepted: true; notStored: string | null } | { isAccepted: false; reason: string }

export interface DeliverySender {
  /** Sends the deliveries that are due now. */
  sendDue(): Promise<void>
  /** Sends deliveries by itself from now on, whenever they are due. */
  start(): void
  stop(): Promise<void>
}

/** Sends ticket deliveries to the partner's backend, again until they are accepted. */
export function createDeliverySender({
  db,
  partnersUrl,
  secret,
  now,
  wallClock = now,
  logWarning,
}: DeliverySenderOptions): DeliverySender {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  let isStarted = false
  const stopping = new AbortController()

  return {
    sendDue,
    start() {
      isStarted = true
      scheduleNext()
    },
    async stop() {
      isStarted = false
      clearTimeout(timer)
      stopping.abort()
      await current
    },
  }

  /** One run at a time: a call during a run resolves after another run. */
  function sendDue(): Promise<void> {
    const previous = current ?? Promise.resolve()
    const next = previous.then(sendAllDue).finally(() => {
      if (current === next) current = undefined
      scheduleNext()
    })
    current = next
    return next
  }

  function scheduleNext() {
    clearTimeout(timer)
    if (!isStarted) return
    const dueAt = findNextTry(db)
    const delay = dueAt ? +dueAt - +now() : MAX_WAIT_MS
    timer = setTimeout(() => void sendDue(), Math.min(MAX_WAIT_MS, Math.max(0, delay)))
  }

  async function sendAllDue() {
    for (const delivery of readDue(db, now())) {
      if (stopping.signal.aborted) return
      const outcome = await sendDelivery(delivery)
      if (outcome.isAccepted) {
        // Sending it again would not help: the partner stores no more of it.
        acknowledge(db, delivery.id, outcome.notStored)
        if (outcome.notStored !== null)
          logWarning(`Delivery ${delivery.id} was accepted, but not all was stored: ${outcome.notStored}`)
      } else {
        scheduleRetry(db, delivery, outcome.reason, now())
        // A buyer who is no member yet is retried for days, so the same reason is logged only once.
        if (outcome.reason !== delivery.note)
          logWarning(
            `Delivery ${delivery.id} was not accepted at try ${delivery.tries + 1}: ${outcome.reason}`,
          )
      }
    }
  }

  async function sendDelivery({ partnerId, body }: Delivery): Promise<Outcome> {
    try {
      const { method, path } = PARTNER_CALLS.deliverTickets
      const signedPath = `/partners/${partnerId}/${path}`
      const reply = await fetch(`${partnersUrl}/${partnerId}/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signRequest(secret, { method, path: signedPath, body }, wallClock()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      const text = await reply.text()
      const result = reply.ok ? DeliveryResult.safeParse(JSON.parse(text)) : undefined
      if (!result?.success) return { isAccepted: false, reason: `${reply.status} ${text.slice(0, 200)}` }
      return { isAccepted: true, notStored: describeNotStored(result.data) }
    } catch (error) {
      const { message, cause } = error as Error
      return { isAccepted: false, reason: cause instanceof Error ? `${message}: ${cause.message}` : message }
    }
  }
}

/** Null when everything was stored. */
function describeNotStored({ NotStored = [] }: DeliveryResult): string | null {
  if (NotStored.length === 0) return null
  return NotStored.map(({ Index, Reason }) => `Tickets[${Index}] ${Reason}`).join(', ')
}

/** The signature header of a request, as docs/ticket-delivery.md describes it. */
function signRequest(
  secret: string,
  { method, path, body }: { method: string; path: string; body: string },
  at: Date,
): string {
  const seconds = Math.floor(+at / 1000)
  const hmac = createHmac('sha256', secret).update([seconds, method, path, body].join('\n')).digest('hex')
  return `t=${seconds},v2=${hmac}`
}
