import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { PARTNER_CALLS, SIGNATURE_HEADER } from '@lerret/api'
import { DeliveryResult } from '@lerret/api/contracts'
import { acknowledge, type Delivery, nextTry, putOff, readDue } from './store/deliveries.ts'

export interface CourierParts {
  books: DatabaseSync
  /** Where the partners' backends are; a partner's number follows. */
  partnersUrl: string
  /** What only this company and the partner know. */
  secret: string
  now: () => Date
  /** The partner's time, which signatures are judged by; another where the demo's time stands elsewhere. */
  wallClock?: () => Date
  report(text: string): void
}

const PATIENCE_MS = 10_000
const LONGEST_SLEEP_MS = 60_000

type Outcome = { isTaken: true; notStored: string | null } | { isTaken: false; reason: string }

export interface Courier {
  /** Hands over what is due now. */
  goOut(): Promise<void>
  /** From now on goes out by itself, whenever something is due. */
  start(): void
  stop(): Promise<void>
}

/** Hands tickets over to the partner's backend, and comes again until they are taken. */
export function createCourier({
  books,
  partnersUrl,
  secret,
  now,
  wallClock = now,
  report,
}: CourierParts): Courier {
  let timer: NodeJS.Timeout | undefined
  let onTheWay: Promise<void> | undefined
  let isWorking = false
  const stopping = new AbortController()

  return {
    goOut,
    start() {
      isWorking = true
      wait()
    },
    async stop() {
      isWorking = false
      clearTimeout(timer)
      stopping.abort()
      await onTheWay
    },
  }

  /** One at a time: whoever asks while it is out is answered when it has been out once more. */
  function goOut(): Promise<void> {
    const before = onTheWay ?? Promise.resolve()
    const trip = before.then(handOverAll).finally(() => {
      if (onTheWay === trip) onTheWay = undefined
      wait()
    })
    onTheWay = trip
    return trip
  }

  function wait() {
    clearTimeout(timer)
    if (!isWorking) return
    const next = nextTry(books)
    const pause = next ? +next - +now() : LONGEST_SLEEP_MS
    timer = setTimeout(() => void goOut(), Math.min(LONGEST_SLEEP_MS, Math.max(0, pause)))
  }

  async function handOverAll() {
    for (const delivery of readDue(books, now())) {
      if (stopping.signal.aborted) return
      const outcome = await handOver(delivery)
      if (outcome.isTaken) {
        // Sending it again would not help: the partner has stored what it will.
        acknowledge(books, delivery.id, outcome.notStored)
        if (outcome.notStored !== null)
          report(`Delivery ${delivery.id} was taken, but not all was stored: ${outcome.notStored}`)
      } else {
        putOff(books, delivery, outcome.reason, now())
        // Buyers who are no members yet are asked about for days: what is said again is not told again.
        if (outcome.reason !== delivery.said)
          report(`Delivery ${delivery.id} was not taken at try ${delivery.tries + 1}: ${outcome.reason}`)
      }
    }
  }

  async function handOver({ partnerId, body }: Delivery): Promise<Outcome> {
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
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
      })
      const text = await reply.text()
      const result = reply.ok ? DeliveryResult.safeParse(JSON.parse(text)) : undefined
      if (!result?.success) return { isTaken: false, reason: `${reply.status} ${text.slice(0, 200)}` }
      return { isTaken: true, notStored: describeNotStored(result.data) }
    } catch (error) {
      const { message, cause } = error as Error
      return { isTaken: false, reason: cause instanceof Error ? `${message}: ${cause.message}` : message }
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
