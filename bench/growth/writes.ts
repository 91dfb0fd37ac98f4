import { setTimeout as wait } from 'node:timers/promises'
import type { Film } from '@lerret/model'
import { records } from '../load/requests.ts'
import type { Client } from './client.ts'
import { type Member, PARTNER } from './members.ts'

const { ediNumber: FILM } = records
  .filter(({ kind }) => kind === 'production')
  .map(({ record }) => record as Film)
  .find(({ object }) => object === 'movie') as Film
const PAUSE_MS = 200

export interface Writes {
  acknowledged: number
  failed: number
  failures: Map<string, number>
  /** The longest time between two acknowledged writes, in milliseconds. */
  longestOutageMs: number
  /** The number of the last acknowledged review of each member. */
  last: Map<string, number>
}

/** Each member changes a review again and again, with a number that counts up. */
export async function writeRepeatedly(
  client: Client,
  { members, signal }: { members: Member[]; signal: AbortSignal },
): Promise<Writes> {
  const writes: Writes = {
    acknowledged: 0,
    failed: 0,
    failures: new Map(),
    longestOutageMs: 0,
    last: new Map(),
  }
  let lastAt = performance.now()
  async function write({ email, visitor, cookie }: Member) {
    for (let number = 1; !signal.aborted; number++) {
      const body = { EdiNumber: FILM, Rating: 5, Comment: `Omtale nr. ${number}` }
      const outcome = await client.send(`${PARTNER}/AddReviewDx`, { visitor, cookie, body }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.name,
      )
      if (outcome === '200') acknowledge(email, number)
      else {
        writes.failed++
        writes.failures.set(outcome, (writes.failures.get(outcome) ?? 0) + 1)
      }
      await wait(PAUSE_MS)
    }
  }
  function acknowledge(email: string, number: number) {
    writes.acknowledged++
    writes.last.set(email, number)
    writes.longestOutageMs = Math.max(writes.longestOutageMs, performance.now() - lastAt)
    lastAt = performance.now()
  }
  await Promise.all(members.map(write))
  return writes
}
