import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAllStable } from '../../apps/server/content/records/store/read-records.ts'
import { openDatabase } from '../../apps/server/platform/db/connection.ts'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'
import { MIN_POOL_PAGES } from '../../apps/server/publishing/render/render-pool.ts'
import type { House } from '../../e2e/house/house.ts'
import { type Article, articlePath, toHref } from '../../packages/model/index.ts'
import { findNumber, findPostmaster, PATHS, type State, TEXT_PATTERN, TITLE_PATTERN } from './state.ts'
import { firstId } from './work.ts'

/** Checks the files after a kill: the live release is complete, and all its pages are of the same site. */
export async function checkFiles(state: State): Promise<string> {
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
export async function checkServed({ url }: House, state: State) {
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
