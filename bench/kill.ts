import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importRecords } from '../apps/server/content/import.ts'
import { publishDraft } from '../apps/server/content/store/publish-versions.ts'
import { findDraft, readAllStable } from '../apps/server/content/store/read-records.ts'
import { saveDraft } from '../apps/server/content/store/save-versions.ts'
import { type Database, openDatabase } from '../apps/server/db/connection.ts'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { MIN_POOL_PAGES } from '../apps/server/publishing/render/render-pool.ts'
import { givenFolder, type House, removeFolder, spawnHouse, startHouse } from '../e2e/house/house.ts'
import {
  type Article,
  articlePath,
  newsletterPaths,
  type SiteSettings,
  toHref,
} from '../packages/model/index.ts'

/** What is killed in a round, and when. */
const ROUNDS = ['server', 'server and database', 'server while it starts'] as const
type Round = (typeof ROUNDS)[number]

/** The longest time between the start of the work and the kill. A publish of every page takes about as long. */
const MAX_KILL_DELAY_MS = 2_000

/** With the real date. */
const ENV = { DEMO_TODAY: '' }

/** A killed database checks all its files when it starts, which takes a while on a busy disk. */
async function start(dataDir: string): Promise<House> {
  try {
    return await startHouse({ dataDir, env: ENV, timeoutMs: 180_000 })
  } catch (cause) {
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    throw new Error(`It did not start again. The end of PostgreSQL's log:\n${log.slice(-2_000)}`, { cause })
  }
}

export interface KillReport {
  rounds: number
  /** The number of acknowledged writes, and of releases that were live after a kill. */
  acknowledged: number
  releases: number
  /** Kills during a publish of every page: files of a later site than the live one were found. */
  interrupted: number
  /** Files whose content did not match the hash in their name. */
  partialFiles: number
  problems: string[]
}

/**
 * Kills a house at random moments while it stores changes and publishes, and checks the files after each kill and the site after the
 * next start.
 */
export async function killRounds(
  rounds: number,
  log: (line: string) => void = () => {},
): Promise<KillReport> {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
  log(`The kills have the seed ${seed}; SEED=${seed} repeats their moments.`)
  const dataDir = await givenFolder()
  const state: State = {
    dataDir,
    lastWrite: 0,
    lastTitle: 0,
    lastText: 0,
    writeCount: 0,
    subscribers: [],
    problems: [],
    nextDelay: createDelays(seed),
    interrupted: 0,
    unreferenced: new Set<string>(),
    partialFiles: new Set<string>(),
  }
  const live = new Set<string>()
  try {
    for (let number = 1; number <= rounds; number++) {
      const round = ROUNDS[number % ROUNDS.length] as Round
      const house = await start(dataDir)
      try {
        if (number === 1) await addArticles(house)
        await checkServed(house, state)
        await workUntilKilled(house, round, state)
      } finally {
        house.process.kill('SIGKILL')
      }
      if (round === 'server while it starts') await killStart(state)
      live.add(await checkFiles(state))
      log(
        `${number}: killed ${round}; ${state.writeCount} writes, ${live.size} releases seen, ${state.interrupted} publishes interrupted, ${state.partialFiles.size} files written partially`,
      )
      if (state.problems.length > 0) break
    }
    const last = await start(dataDir)
    await checkServed(last, state)
    await last.stop()
  } finally {
    await removeFolder(dataDir)
  }
  const { writeCount: acknowledged, interrupted, partialFiles, problems } = state
  return { rounds, acknowledged, releases: live.size, interrupted, partialFiles: partialFiles.size, problems }
}

interface State {
  dataDir: string
  /** The number of the last attempted write; each write stores its number. */
  lastWrite: number
  /** The numbers of the last acknowledged writes of the site's title and of the article's text, and the count of all. */
  lastTitle: number
  lastText: number
  writeCount: number
  subscribers: string[]
  problems: string[]
  nextDelay: () => number
  interrupted: number
  /** The files that no release referenced when they were found, and those of them that were written only partially. */
  unreferenced: Set<string>
  partialFiles: Set<string>
}

/** Enough articles for the publish of every page to use worker threads. */
const ARTICLE_COUNT = MIN_POOL_PAGES

/** Adds articles to the house, and waits until they are published. */
async function addArticles({ url, dataDir }: House) {
  const { connection } = await findPostmaster(dataDir)
  const { db, close } = await openDatabase(connection)
  try {
    const [firstArticle] = (await readAllStable(db, 'article', [await firstId(db, 'article')])) as {
      body: Article
    }[]
    const articles = Array.from({ length: ARTICLE_COUNT }, (_, number) => ({
      ...(firstArticle?.body as Article),
      // Sorted after the demo's articles, because the first one is edited.
      id: `ffffffff-ffff-4fff-8fff-${String(number).padStart(12, '0')}`,
      title: `Notis ${number}`,
      slug: `notis-${number}`,
    }))
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

const TITLE_PATTERN = 'Fjordheim nr\\. (\\d+)\\.'
const TEXT_PATTERN = 'Sak nr\\. (\\d+)\\.'
const findNumber = (text: string, pattern: string) => Number(new RegExp(pattern).exec(text)?.[1] ?? 0)

async function workUntilKilled(house: House, round: Round, state: State) {
  const ended = once(house.process, 'exit')
  const { pid, connection } = await findPostmaster(state.dataDir)
  const { db, close } = await openDatabase(connection)
  const controller = new AbortController()
  const working = Promise.all([
    write(db, state, controller.signal),
    subscribe(house, state),
    browse(house, state, controller.signal),
  ])
  await wait(state.nextDelay())
  const { exitCode, signalCode } = house.process
  if (exitCode !== null || signalCode !== null)
    state.problems.push(`It ended by itself (${signalCode ?? exitCode}):\n${house.output()}`)
  controller.abort()
  if (round === 'server and database') process.kill(pid, 'SIGKILL')
  house.process.kill('SIGKILL')
  await ended
  const waiting = new AbortController()
  const timeout = wait(60_000, 'too long' as const, { signal: waiting.signal })
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

async function firstId(db: Database, kind: 'settings' | 'article'): Promise<string> {
  return (await readAllStable(db, kind)).map(({ id }) => id).sort()[0] as string
}

async function edit<Body extends object>(db: Database, kind: 'settings' | 'article', change: Partial<Body>) {
  const id = await firstId(db, kind)
  const draft = await findDraft(db, kind, id)
  const body = { ...(draft?.body as Body), ...change } as never
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}

/** A write that the server acknowledges. */
async function subscribe({ url }: House, state: State) {
  const email = `ven-${state.lastWrite}-${state.subscribers.length}@fjordheim.example`
  try {
    const reply = await fetch(url + newsletterPaths.form, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (reply.status === 202) state.subscribers.push(email)
    else state.problems.push(`The newsletter answered ${reply.status}.`)
  } catch {
    // Killed before the reply.
  }
}

const PATHS = ['/', '/kino', '/kultur', '/nyhende', '/404']

/** Checks that visitors never see an older site after a newer one, nor a server error. */
async function browse({ url }: House, state: State, signal: AbortSignal) {
  let latest = 0
  for (let index = 0; !signal.aborted; index++) {
    const path = PATHS[index % PATHS.length]
    try {
      const reply = await fetch(url + path, { signal })
      const number = findNumber(await reply.text(), TITLE_PATTERN)
      if (reply.status >= 500) state.problems.push(`${path} answered ${reply.status}.`)
      if (number < latest) state.problems.push(`${path} went back from ${latest} to ${number}.`)
      latest = number
    } catch {
      if (!signal.aborted) state.problems.push(`${path} was not answered.`)
      return
    }
  }
}

/** Checks the files after a kill: the live release is complete, and all its pages are of the same site. */
async function checkFiles(state: State): Promise<string> {
  const { dataDir, problems } = state
  const store = openReleaseStore(join(dataDir, 'site'))
  const release = await store.findCurrent()
  if (!release) {
    problems.push('No release is live.')
    return ''
  }
  const titleNumbers = new Set<number>()
  for (const [path, { hash }] of release.files) {
    const bytes = await readFile(store.filePath(hash)).catch(() => null)
    if (!bytes) problems.push(`${path} of release ${release.id} is missing.`)
    else if (!createHash('sha256').update(bytes).digest('hex').startsWith(hash))
      problems.push(`${path} of release ${release.id} is damaged.`)
    // Pages in English have the translated title, which nobody changes.
    else if (release.pages.has(path) && !/^\/en(\/|$)/.test(path))
      titleNumbers.add(findNumber(bytes.toString('utf8'), TITLE_PATTERN))
  }
  if (titleNumbers.size !== 1)
    problems.push(`Release ${release.id} is of several sites: ${[...titleNumbers].join(', ')}.`)
  if (release.pages.size < MIN_POOL_PAGES)
    problems.push(`${release.pages.size} pages are too few for threads to make them.`)
  await countUnreferenced(state, Math.max(...titleNumbers))
  return release.id
}

/** Counts files of interrupted publishes, which no release references. They may be partial. */
async function countUnreferenced(state: State, live: number) {
  const site = join(state.dataDir, 'site')
  const store = openReleaseStore(site)
  const named = new Set<string>()
  for (const { id } of await store.list())
    for (const { hash } of (await store.find(id))?.files.values() ?? []) named.add(hash)
  let isInterrupted = false
  for (const path of await readdir(join(site, 'files'), { recursive: true })) {
    const name = path.replaceAll(/[/\\]/g, '')
    // Folders, compressed forms, and temporary files.
    if (!/^[0-9a-f]{40}$/.test(name) || named.has(name) || state.unreferenced.has(name)) continue
    state.unreferenced.add(name)
    const bytes = await readFile(store.filePath(name))
    if (!createHash('sha256').update(bytes).digest('hex').startsWith(name)) state.partialFiles.add(name)
    isInterrupted ||= findNumber(bytes.toString('utf8'), TITLE_PATTERN) > live
  }
  if (isInterrupted) state.interrupted++
}

/** Checks after a start that everything acknowledged is in the database and on the site. */
async function checkServed({ url }: House, state: State) {
  const { lastTitle, lastText, lastWrite, subscribers, problems } = state
  const { connection } = await findPostmaster(state.dataDir)
  const { db, pool, close } = await openDatabase(connection)
  try {
    const [article] = (await readAllStable(db, 'article', [await firstId(db, 'article')])) as {
      body: Article
    }[]
    const fetchText = async (path: string) => (await fetch(url + path)).text()
    const text = await fetchText(toHref(articlePath(article?.body as Article)))
    checkNumber('article', findNumber(text, TEXT_PATTERN), lastText)
    const titleNumbers = new Set<number>()
    for (const path of PATHS) titleNumbers.add(findNumber(await fetchText(path), TITLE_PATTERN))
    if (titleNumbers.size !== 1) problems.push(`Several sites are served: ${[...titleNumbers].join(', ')}.`)
    for (const name of titleNumbers) checkNumber('name', name, lastTitle)
    const { rows } = await pool.query('select email from subscriber')
    const stored = new Set(rows.map(({ email }) => email))
    for (const email of subscribers) if (!stored.has(email)) problems.push(`${email} was lost.`)
  } finally {
    await close()
  }

  function checkNumber(noun: string, number: number, minimum: number) {
    if (number < minimum)
      problems.push(`The ${noun} is served as of ${number}, though ${minimum} was acknowledged.`)
    if (number > lastWrite) problems.push(`The ${noun} is served as of ${number}, which nobody wrote.`)
  }
}

async function killStart({ dataDir, nextDelay }: State) {
  const { child } = spawnHouse(dataDir, { ...ENV, PORT: '0' })
  const ended = once(child, 'exit')
  await wait(nextDelay())
  child.kill('SIGKILL')
  await ended
}

/** Delays before kills, the same for the same seed. */
function createDelays(seed: number): () => number {
  let state = seed
  // The xorshift generator of 32 bits, whose state is never zero.
  return () => {
    state ||= 1
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % MAX_KILL_DELAY_MS
  }
}

/** PostgreSQL's pid file: the pid is first, followed by the port and the socket folder. */
async function findPostmaster(dataDir: string) {
  const lines = (await readFile(join(dataDir, 'postgres/18/postmaster.pid'), 'utf8')).split('\n')
  const [pid, , , port, host] = lines
  return {
    pid: Number(pid),
    connection: { host: host as string, port: Number(port), user: 'lerret', database: 'lerret' },
  }
}
