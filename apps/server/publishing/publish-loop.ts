import { readRevision } from '../content/store.ts'
import { type LiveSite, openLiveSite } from './live-release.ts'
import { isFresh, type Publisher, type PublishResult, publish } from './publish.ts'
import type { Release } from './releases/release.ts'
import type { Hold } from './releases/release-store.ts'

export interface KeepLiveParts {
  publisher: Publisher
  /** Before the site is looked over: what content needs by itself. */
  prepare(): Promise<void>
  /** After it was looked over: what is live now, and until when. */
  after(release: Release): Promise<void>
  /** A release has become the live one. */
  show(release: Release): void
  say(line: string): void
  complain(error: unknown): void
}

export interface KeptSite {
  /** What visitors see at this moment. */
  live(): LiveSite
  /** Publishes anew if content, code or hour have changed and nobody holds the site. */
  renew(): Promise<void>
  /** Publishes because a person asked for it, which ends a hold. */
  publish(options?: { anew?: boolean }): Promise<PublishResult>
  stop(): Promise<void>
}

/** The operator's command, or another program that publishes, may have moved the pointer. */
const LOOKS_EVERY = 500
/** Whatever failed, or was not heard of. */
const RENEWS_EVERY = 60_000

/**
 * Keeps a release live from now on: publishes when it is told to, one publish after the other, and follows the pointer whoever
 * moves it. When publishing fails, what was live is live, and it is tried again within a minute.
 */
export async function keepLive(parts: KeepLiveParts): Promise<KeptSite> {
  const { publisher, prepare, after, show, say, complain } = parts
  const { store } = publisher
  let site: LiveSite | undefined
  let hold: Hold | null = null
  let saidToWait = ''
  let work: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | undefined

  try {
    await renewOnce()
  } catch (error) {
    if (!site) throw error
    complain(error)
  }
  const looks = setInterval(() => void look().catch(complain), LOOKS_EVERY).unref()
  const renewals = setInterval(renew, RENEWS_EVERY).unref()

  return {
    live: () => site as LiveSite,
    renew,
    publish: (options) =>
      inTurn(async () => {
        const result = await publish(publisher, options)
        await follow()
        return result
      }),
    async stop() {
      clearInterval(looks)
      clearInterval(renewals)
      await work
    },
  }

  /** Those who ask while one is waiting for its turn are answered by that one. */
  function renew(): Promise<void> {
    waiting ??= inTurn(async () => {
      waiting = undefined
      await renewOnce().catch(complain)
    })
    return waiting
  }

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = work.then(task)
    work = done.catch(() => {})
    return done
  }

  async function renewOnce() {
    await follow()
    try {
      if (hold) await sayWhatWaits(hold)
      else await publishIfNeeded()
    } finally {
      await follow()
    }
    if (site) await after(site.release)
  }

  async function publishIfNeeded() {
    await prepare()
    if (site && (await isFresh(site.release, publisher))) return
    const { problems } = await publish(publisher, { byItself: true })
    for (const problem of problems) say(`Not published as it should be: ${problem}`)
  }

  async function sayWhatWaits({ id, since }: Hold) {
    if (site && (await isFresh(site.release, publisher))) return
    // The site is looked over every minute; that the same still waits is no news.
    const waiting = `${since} ${await readRevision(publisher.db)}`
    if (waiting === saidToWait) return
    saidToWait = waiting
    say(
      `Release ${id} is held since ${since}, so what has changed waits. To let go: npm run releases -- --release`,
    )
  }

  async function look() {
    const wasHeld = hold !== null
    await follow()
    if (wasHeld && !hold) await renew()
  }

  async function follow() {
    const current = await store.findCurrent()
    const held = await store.findHold()
    hold = held && held.id === current?.id ? held : null
    // Also the same files can be another release: one that is true for longer.
    if (!current || current === site?.release) return
    site = openLiveSite(current, store)
    show(current)
  }
}
