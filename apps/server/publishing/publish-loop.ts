import { readRevision } from '../content/records/store/read-records.ts'
import { type LiveRelease, openLiveRelease } from './live-release.ts'
import { isUpToDate, type Publisher, type PublishResult, publish } from './publish.ts'
import type { Release } from './releases/release.ts'
import type { Hold } from './releases/release-store.ts'

export interface PublishLoopDependencies {
  publisher: Publisher
  /** How long a CDN may serve a page without asking. */
  cdnSeconds?: number
  /** Runs before each check whether the site is up to date. */
  beforeCheck(): Promise<void>
  /** Runs after each check, with the release that is live then. */
  afterCheck(release: Release): Promise<void>
  /** Runs when another release has become live. */
  onReleaseLive(release: Release): void
  log(line: string): void
  onError(error: unknown): void
}

export interface PublishLoop {
  /** The release that visitors see now. */
  live(): LiveRelease
  /** Publishes if content, code or time have changed and the live release is not on hold. */
  refresh(): Promise<void>
  /** Publishes because a person asked for it, which ends a hold. */
  publish(options?: { rebuildAll?: boolean }): Promise<PublishResult>
  stop(): Promise<void>
}

/** How often to check whether another process, such as an operator's command, has switched to another release. */
const POINTER_POLL_MS = 500
/** Retries failed publishes and catches missed notices. */
const REFRESH_INTERVAL_MS = 60_000

/**
 * Keeps the site published until stopped: publishes on request, one publish at a time, and follows the current release whichever
 * process has set it. When publishing fails, the previous release stays live and the next attempt comes within a minute.
 */
export async function startPublishLoop(dependencies: PublishLoopDependencies): Promise<PublishLoop> {
  const { publisher, cdnSeconds, beforeCheck, afterCheck, onReleaseLive, log, onError } = dependencies
  const { store } = publisher
  let live: LiveRelease | undefined
  let hold: Hold | null = null
  let lastLoggedPending = ''
  let lastRead = 0
  let lastFollowed = 0
  /** The last publish that nobody asked for. */
  let automatic: PublishResult | undefined
  let lastTask: Promise<unknown> = Promise.resolve()
  let queuedRefresh: Promise<void> | undefined

  try {
    await refreshOnce()
  } catch (error) {
    if (!live) throw error
    onError(error)
  }
  const pointerTimer = setInterval(() => void pollPointer().catch(onError), POINTER_POLL_MS).unref()
  const refreshTimer = setInterval(refresh, REFRESH_INTERVAL_MS).unref()

  return {
    live: () => live as LiveRelease,
    refresh,
    publish(options) {
      const before = live?.release
      return enqueue(async () => {
        // The notice of the same change may have arrived first.
        const done = automatic?.release === live?.release && automatic?.release !== before ? automatic : null
        if (done && !options?.rebuildAll && !hold && (await isUpToDate(done.release, publisher))) return done
        const result = await publish(publisher, options)
        await followPointer()
        return result
      })
    },
    async stop() {
      clearInterval(pointerTimer)
      clearInterval(refreshTimer)
      await lastTask
    },
  }

  /** Callers that arrive while a refresh is queued share it. */
  function refresh(): Promise<void> {
    queuedRefresh ??= enqueue(async () => {
      queuedRefresh = undefined
      await refreshOnce().catch(onError)
    })
    return queuedRefresh
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = lastTask.then(task)
    lastTask = done.catch(() => {})
    return done
  }

  async function refreshOnce() {
    await followPointer()
    try {
      if (hold) await logPendingChanges(hold)
      else await publishIfNeeded()
    } finally {
      await followPointer()
    }
    if (live) await afterCheck(live.release)
  }

  async function publishIfNeeded() {
    await beforeCheck()
    if (live && (await isUpToDate(live.release, publisher))) return
    automatic = await publish(publisher, { isAutomatic: true })
    for (const problem of automatic.problems) log(`Problem while publishing: ${problem}`)
  }

  async function logPendingChanges({ id, since }: Hold) {
    if (live && (await isUpToDate(live.release, publisher))) return
    // This runs every minute; each set of changes is logged once.
    const pending = `${since} ${await readRevision(publisher.db)}`
    if (pending === lastLoggedPending) return
    lastLoggedPending = pending
    log(
      `Release ${id} is on hold since ${since}, so changes are not published. To end the hold: npm run releases -- --release`,
    )
  }

  async function pollPointer() {
    const wasOnHold = hold !== null
    await followPointer()
    if (wasOnHold && !hold) await refresh()
  }

  async function followPointer() {
    const read = ++lastRead
    const current = await store.findCurrent()
    const storedHold = await store.findHold()
    // A poll may have read the pointer before a switch that has been followed meanwhile.
    if (read < lastFollowed) return
    lastFollowed = read
    hold = storedHold && storedHold.id === current?.id ? storedHold : null
    // Compared by identity: a release with the same id may have a later `staleAt`.
    if (!current || current === live?.release) return
    live = openLiveRelease(current, store, { cdnSeconds })
    onReleaseLive(current)
  }
}
