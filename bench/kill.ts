import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importRecords } from '../apps/server/content/import.ts'
import { findDraft, publishDraft, readAllStable, saveDraft } from '../apps/server/content/store.ts'
import { type Database, openDatabase } from '../apps/server/db/connection.ts'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { MIN_POOL_PAGES } from '../apps/server/publishing/render/render-pool.ts'
import { givenFolder, type House, removeFolder, spawnHouse, startHouse } from '../e2e/house.ts'
import {
  type Article,
  articlePath,
  newsletterPaths,
  type SiteConfig,
  toHref,
} from '../packages/model/index.ts'

/** What a round is about: who is killed, and while what goes on. */
const ROUNDS = ['server', 'server and database', 'server while it starts'] as const
type Round = (typeof ROUNDS)[number]

/** Kills come up to this long after the work began. A publish of every page takes about as long. */
const LONGEST_MS = 2_000

/** Time passes. */
const ENV = { DEMO_TODAY: '' }

/** A database that was killed looks through all of its files before it answers: on a busy disk that takes a while. */
async function start(dataDir: string): Promise<House> {
  try {
    return await startHouse({ dataDir, env: ENV, patienceMs: 180_000 })
  } catch (cause) {
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    throw new Error(`It did not start again. The end of PostgreSQL's log:\n${log.slice(-2_000)}`, { cause })
  }
}

export interface KillReport {
  rounds: number
  /** Writes that were acknowledged, and releases that were found live after a kill. */
  acknowledged: number
  releases: number
  /** Kills that came while every page was made: some were there already, of a later site than the live one. */
  cutOff: number
  /** Files that were not what their names said, once they were found after a kill. */
  halves: number
  complaints: string[]
}

/**
 * Kills a house at random moments while it is written to and publishes, again and again, and looks each time at what it left
 * behind and at what the next start makes of it.
 */
export async function killRounds(
  rounds: number,
  log: (line: string) => void = () => {},
): Promise<KillReport> {
  const dataDir = await givenFolder()
  const state: State = {
    dataDir,
    written: 0,
    titles: 0,
    texts: 0,
    count: 0,
    subscribers: [],
    complaints: [],
    cutOff: 0,
    left: new Set<string>(),
    halves: new Set<string>(),
  }
  const live = new Set<string>()
  try {
    for (let number = 1; number <= rounds; number++) {
      const round = ROUNDS[number % ROUNDS.length] as Round
      const house = await start(dataDir)
      try {
        if (number === 1) await fill(house)
        await checkServed(house, state)
        await workUntilKilled(house, round, state)
      } finally {
        house.process.kill('SIGKILL')
      }
      if (round === 'server while it starts') await killStart(dataDir)
      live.add(await checkLeft(state))
      log(
        `${number}: killed ${round}; ${state.count} writes, ${live.size} releases seen, ${state.cutOff} publishes cut off, ${state.halves.size} files half written`,
      )
      if (state.complaints.length > 0) break
    }
    const last = await start(dataDir)
    await checkServed(last, state)
    await last.stop()
  } finally {
    await removeFolder(dataDir)
  }
  const { count: acknowledged, cutOff, halves, complaints } = state
  return { rounds, acknowledged, releases: live.size, cutOff, halves: halves.size, complaints }
}

interface State {
  dataDir: string
  /** The number of the last write that was tried: each writes its own number. */
  written: number
  /** The numbers of the last acknowledged writes of the site's name and of the article's text, and how many there were. */
  titles: number
  texts: number
  count: number
  subscribers: string[]
  complaints: string[]
  cutOff: number
  /** The files that no release named when they were found, and those of them that were half written. */
  left: Set<string>
  halves: Set<string>
}

/** So many articles beside the demo's: with those, the site's name is on more pages than are made without threads. */
const ARTICLES = MIN_POOL_PAGES

/** Makes the house a large one, and waits until it is published. */
async function fill({ url, dataDir }: House) {
  const { connection } = await findPostmaster(dataDir)
  const { db, close } = await openDatabase(connection)
  try {
    const [one] = (await readAllStable(db, 'article', [await firstId(db, 'article')])) as { body: Article }[]
    const articles = Array.from({ length: ARTICLES }, (_, number) => ({
      ...(one?.body as Article),
      // After the demo's own: the first of all is the one that is written to.
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
      if (Date.now() > deadline) throw new Error('The house was filled, and nothing was published.')
  } finally {
    await close()
  }
}

const NAME = 'Fjordheim nr\\. (\\d+)\\.'
const TEXT = 'Sak nr\\. (\\d+)\\.'
const numberIn = (text: string, pattern: string) => Number(new RegExp(pattern).exec(text)?.[1] ?? 0)

async function workUntilKilled(house: House, round: Round, state: State) {
  const ended = once(house.process, 'exit')
  const { pid, connection } = await findPostmaster(state.dataDir)
  const { db, close } = await openDatabase(connection)
  const stopper = new AbortController()
  const working = Promise.all([
    write(db, state, stopper.signal),
    subscribe(house, state),
    browse(house, state, stopper.signal),
  ])
  await wait(randomInt(LONGEST_MS))
  const { exitCode, signalCode } = house.process
  if (exitCode !== null || signalCode !== null)
    state.complaints.push(`It ended by itself (${signalCode ?? exitCode}):\n${house.output()}`)
  stopper.abort()
  if (round === 'server and database') process.kill(pid, 'SIGKILL')
  house.process.kill('SIGKILL')
  await ended
  const patience = new AbortController()
  const tooLong = wait(60_000, 'too long' as const, { signal: patience.signal })
  if ((await Promise.race([working, tooLong])) === 'too long')
    state.complaints.push('A write was never answered.')
  if ((await Promise.race([close().catch(() => {}), tooLong])) === 'too long')
    console.error('A connection to the killed database was never closed.')
  patience.abort()
}

/** Every third write is of the site's name, which stands on every page. */
async function write(db: Database, state: State, signal: AbortSignal) {
  while (!signal.aborted) {
    const number = ++state.written
    try {
      if (number % 3 === 0) {
        await edit<SiteConfig>(db, 'site', { title: `Fjordheim nr. ${number}.` })
        state.titles = number
      } else {
        await edit<Article>(db, 'article', { content: `<p>Sak nr. ${number}.</p>` })
        state.texts = number
      }
      state.count += 1
    } catch (error) {
      // A write that was under way when the database was killed is not acknowledged, and may be there or not.
      if (!signal.aborted) state.complaints.push(`Write ${number} failed by itself: ${error}`)
      return
    }
  }
}

async function firstId(db: Database, kind: 'site' | 'article'): Promise<string> {
  return (await readAllStable(db, kind)).map(({ id }) => id).sort()[0] as string
}

async function edit<Body extends object>(db: Database, kind: 'site' | 'article', change: Partial<Body>) {
  const id = await firstId(db, kind)
  const draft = await findDraft(db, kind, id)
  const body = { ...(draft?.body as Body), ...change } as never
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}

/** What the server itself acknowledges. */
async function subscribe({ url }: House, state: State) {
  const email = `ven-${state.written}-${state.subscribers.length}@fjordheim.example`
  try {
    const reply = await fetch(url + newsletterPaths.form, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (reply.status === 202) state.subscribers.push(email)
    else state.complaints.push(`The newsletter answered ${reply.status}.`)
  } catch {
    // Killed before it had answered.
  }
}

const PATHS = ['/', '/kino', '/kultur', '/nyhende', '/404']

/** Visitors never see an older site after a newer one, nor an error of the server. */
async function browse({ url }: House, state: State, signal: AbortSignal) {
  let latest = 0
  for (let turn = 0; !signal.aborted; turn++) {
    const path = PATHS[turn % PATHS.length]
    try {
      const reply = await fetch(url + path, { signal })
      const number = numberIn(await reply.text(), NAME)
      if (reply.status >= 500) state.complaints.push(`${path} answered ${reply.status}.`)
      if (number < latest) state.complaints.push(`${path} went back from ${latest} to ${number}.`)
      latest = number
    } catch {
      if (!signal.aborted) state.complaints.push(`${path} was not answered.`)
      return
    }
  }
}

/** What lies in the folder after a kill: one release, whole, all of whose pages are of the same site. */
async function checkLeft(state: State): Promise<string> {
  const { dataDir, complaints } = state
  const store = openReleaseStore(join(dataDir, 'site'))
  const release = await store.findCurrent()
  if (!release) {
    complaints.push('No release is live.')
    return ''
  }
  const names = new Set<number>()
  for (const [path, { hash }] of release.files) {
    const bytes = await readFile(store.filePath(hash)).catch(() => null)
    if (!bytes) complaints.push(`${path} of release ${release.id} is missing.`)
    else if (!createHash('sha256').update(bytes).digest('hex').startsWith(hash))
      complaints.push(`${path} of release ${release.id} is damaged.`)
    else if (release.pages.has(path)) names.add(numberIn(bytes.toString('utf8'), NAME))
  }
  if (names.size !== 1)
    complaints.push(`Release ${release.id} is of several sites: ${[...names].join(', ')}.`)
  if (release.pages.size < MIN_POOL_PAGES)
    complaints.push(`${release.pages.size} pages are too few for threads to make them.`)
  await countLeft(state, Math.max(...names))
  return release.id
}

/** What a publish that was cut off has left: files that no release names, whole or half. Nobody may count on those. */
async function countLeft(state: State, live: number) {
  const site = join(state.dataDir, 'site')
  const store = openReleaseStore(site)
  const named = new Set<string>()
  for (const { id } of await store.list())
    for (const { hash } of (await store.find(id))?.files.values() ?? []) named.add(hash)
  let isCutOff = false
  for (const path of await readdir(join(site, 'files'), { recursive: true })) {
    const name = path.replaceAll(/[/\\]/g, '')
    // Folders, smaller forms, and what has not got its name yet.
    if (!/^[0-9a-f]{40}$/.test(name) || named.has(name) || state.left.has(name)) continue
    state.left.add(name)
    const bytes = await readFile(store.filePath(name))
    if (!createHash('sha256').update(bytes).digest('hex').startsWith(name)) state.halves.add(name)
    isCutOff ||= numberIn(bytes.toString('utf8'), NAME) > live
  }
  if (isCutOff) state.cutOff++
}

/** What the next start makes of it: all that was acknowledged is in the database and on the site. */
async function checkServed({ url }: House, state: State) {
  const { titles, texts, written, subscribers, complaints } = state
  const { connection } = await findPostmaster(state.dataDir)
  const { db, pool, close } = await openDatabase(connection)
  try {
    const [article] = (await readAllStable(db, 'article', [await firstId(db, 'article')])) as {
      body: Article
    }[]
    const ask = async (path: string) => (await fetch(url + path)).text()
    const text = await ask(toHref(articlePath(article?.body as Article)))
    expectBetween('article', numberIn(text, TEXT), texts)
    const names = new Set<number>()
    for (const path of PATHS) names.add(numberIn(await ask(path), NAME))
    if (names.size !== 1) complaints.push(`Several sites are served: ${[...names].join(', ')}.`)
    for (const name of names) expectBetween('name', name, titles)
    const { rows } = await pool.query('select email from subscriber')
    const kept = new Set(rows.map(({ email }) => email))
    for (const email of subscribers) if (!kept.has(email)) complaints.push(`${email} was lost.`)
  } finally {
    await close()
  }

  function expectBetween(what: string, number: number, least: number) {
    if (number < least)
      complaints.push(`The ${what} is served as of ${number}, though ${least} was acknowledged.`)
    if (number > written) complaints.push(`The ${what} is served as of ${number}, which nobody wrote.`)
  }
}

async function killStart(dataDir: string) {
  const { child } = spawnHouse(dataDir, { ...ENV, PORT: '0' })
  const ended = once(child, 'exit')
  await wait(randomInt(LONGEST_MS))
  child.kill('SIGKILL')
  await ended
}

/** As PostgreSQL writes it down: its number first, then its port and the folder of its socket in the lines that follow. */
async function findPostmaster(dataDir: string) {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const [pid, , , port, host] = lines
  return {
    pid: Number(pid),
    connection: { host: host as string, port: Number(port), user: 'lerret', database: 'lerret' },
  }
}
