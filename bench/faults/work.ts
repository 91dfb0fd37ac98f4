import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { importRecords } from '../../apps/server/content/records/import.ts'
import { publishDraft } from '../../apps/server/content/records/store/publish-versions.ts'
import { findDraft, readAllStable } from '../../apps/server/content/records/store/read-records.ts'
import { saveDraft } from '../../apps/server/content/records/store/save-versions.ts'
import { type Database, openDatabase } from '../../apps/server/platform/db/connection.ts'
import { MIN_POOL_PAGES } from '../../apps/server/publishing/render/render-pool.ts'
import type { House } from '../../e2e/house/house.ts'
import {
  type Article,
  articlePath,
  newsletterPaths,
  type SiteSettings,
  toHref,
} from '../../packages/model/index.ts'
import { article } from '../../packages/page-engine/testing/test-records.ts'
import { findNumber, findPostmaster, PATHS, type State, TITLE_PATTERN } from './state.ts'

/** Enough articles for the publish of every page to use worker threads. */
const ARTICLE_COUNT = MIN_POOL_PAGES

/** Adds articles to the house, and waits until they are published. */
export async function addArticles({ url, dataDir }: House) {
  const { connection } = await findPostmaster(dataDir)
  const { db, close } = await openDatabase(connection)
  try {
    const articles = Array.from({ length: ARTICLE_COUNT }, (_, number) =>
      article({
        id: `ffffffff-ffff-4fff-8fff-${String(number).padStart(12, '0')}`,
        title: `Notis ${number}`,
        slug: `notis-${number}`,
      }),
    )
    await importRecords(
      db,
      articles.map((record) => ({ kind: 'article' as const, record })),
      'house',
    )
    const last = url + toHref(articlePath(articles.at(-1) as Article))
    for (const deadline = Date.now() + 60_000; (await fetch(last)).status !== 200; await wait(100))
      if (Date.now() > deadline) throw new Error('The added articles were not published.')
  } finally {
    await close()
  }
}

/** Stores, publishes and reads pages for a while, until `stop` ends the server, which may end the database too. */
export async function workUntil(
  house: House,
  state: State,
  { delayMs, stop }: { delayMs: number; stop: (postmasterPid: number) => void },
) {
  const ended = once(house.process, 'exit')
  const { pid, connection } = await findPostmaster(state.dataDir)
  const { db, close } = await openDatabase(connection)
  const controller = new AbortController()
  const working = Promise.all([
    write(db, state, controller.signal),
    subscribe(house, state, controller.signal),
    browse(house, state, controller.signal),
  ])
  await wait(delayMs)
  const { exitCode, signalCode } = house.process
  if (exitCode !== null || signalCode !== null)
    state.problems.push(`It ended by itself (${signalCode ?? exitCode}):\n${house.output()}`)
  controller.abort()
  stop(pid)
  await ended
  const waiting = new AbortController()
  const timeout = wait(60_000, 'too long' as const, { signal: waiting.signal }).catch(
    () => 'aborted' as const,
  )
  if ((await Promise.race([working, timeout])) === 'too long')
    state.problems.push('A write was never answered.')
  if ((await Promise.race([close().catch(() => {}), timeout])) === 'too long')
    console.error('A connection to the killed database was never closed.')
  waiting.abort()
}

/** Every third write changes the site's title, which is on every page. */
async function write(db: Database, state: State, signal: AbortSignal) {
  while (!signal.aborted) {
    const number = ++state.lastWrite
    try {
      if (number % 3 === 0) {
        await edit<SiteSettings>(db, 'settings', { title: `Fjordheim nr. ${number}.` })
        state.lastTitle = number
      } else {
        await edit<Article>(db, 'article', { content: `<p>Sak nr. ${number}.</p>` })
        state.lastText = number
      }
      state.writeCount += 1
    } catch (error) {
      // A write in progress during the kill is not acknowledged, and may be stored or not.
      if (!signal.aborted) state.problems.push(`Write ${number} failed by itself: ${error}`)
      return
    }
  }
}

export async function firstId(db: Database, kind: 'settings' | 'article'): Promise<string> {
  return (await readAllStable(db, kind)).map(({ id }) => id).sort()[0] as string
}

/** Publishes a long text of the article. */
export async function writeText(db: Database, state: State) {
  const number = ++state.lastWrite
  const filler = randomBytes(200_000).toString('hex')
  await edit<Article>(db, 'article', { content: `<p>Sak nr. ${number}. ${filler}</p>` })
  state.lastText = number
  state.writeCount += 1
}

/** Publishes a new title of the site, and returns it. */
export async function publishTitle(state: State): Promise<string> {
  const { db, close } = await openDatabase((await findPostmaster(state.dataDir)).connection)
  try {
    const number = ++state.lastWrite
    const title = `Fjordheim nr. ${number}.`
    await edit<SiteSettings>(db, 'settings', { title })
    state.lastTitle = number
    state.writeCount += 1
    return title
  } finally {
    await close()
  }
}

async function edit<Body extends object>(db: Database, kind: 'settings' | 'article', change: Partial<Body>) {
  const id = await firstId(db, kind)
  const draft = await findDraft(db, kind, id)
  const body = { ...(draft?.body as Body), ...change } as never
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}

/** A write that the server acknowledges. */
async function subscribe({ url }: House, state: State, signal: AbortSignal) {
  const email = `ven-${state.lastWrite}-${state.subscribers.length}@fjordheim.example`
  try {
    const reply = await fetch(url + newsletterPaths.form, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (reply.status === 202) state.subscribers.push(email)
    else if (!signal.aborted) state.problems.push(`The newsletter answered ${reply.status}.`)
  } catch {
    // Killed before the reply.
  }
}

/** Checks that visitors never see an older site after a newer one, nor a server error. */
async function browse({ url }: House, state: State, signal: AbortSignal) {
  let latest = 0
  for (let index = 0; !signal.aborted; index++) {
    const path = PATHS[index % PATHS.length]
    try {
      const reply = await fetch(url + path, { signal })
      const number = findNumber(await reply.text(), TITLE_PATTERN)
      if (reply.status >= 500 && !signal.aborted) state.problems.push(`${path} answered ${reply.status}.`)
      if (number < latest) state.problems.push(`${path} went back from ${latest} to ${number}.`)
      latest = number
    } catch {
      if (!signal.aborted) state.problems.push(`${path} was not answered.`)
      return
    }
  }
}
