import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ContentClient, createContentClient } from '@lerret/api'
import type { Article, Showing, StoredFile } from '@lerret/model'
import { expect, test } from 'vitest'
import { createServerFetch } from '../../commands/server-fetch.ts'
import { importRecords } from '../../content/records/import.ts'
import { readRevisions } from '../../content/records/store/read-records.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { OPEN_SITE } from '../../house/test-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { CLIENT, givenIdentity, PLATFORM } from '../../programs/identity/test-identity.ts'
import { buildRelease } from '../../publishing/build/build-release.ts'
import { type LoadedContent, loadContent } from '../../publishing/build/load-content.ts'
import { openReleaseStore } from '../../publishing/releases/release-store.ts'
import { givenApp } from '../../test-app.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { givenDemoHouse } from '../demo/test-demo-house.ts'
import { readServerContent } from './server-content.ts'

type ReadMedia = (media: StoredFile) => Promise<Uint8Array>

const db = await givenDatabase()
const identity = await givenIdentity()
const folder = await givenFolder()
const readMedia: ReadMedia = async ({ fileName }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!-- ${fileName} --></svg>`)
const app = await givenApp({
  db,
  identity,
  live: () => OPEN_SITE,
  readMedia,
  publishNow: async () => ({ release: 'r1', pages: { rendered: 0, kept: 0, failed: 0 }, problems: [] }),
})

const demo = givenDemoHouse()
await importRecords(db, demo.records, 'demo')
const client = givenClient(await app.listen({ port: 0, host: '127.0.0.1' }))

function givenClient(origin: string, fetch = createServerFetch(origin)): ContentClient {
  const { id: clientId, secret: clientSecret, audience } = CLIENT
  return createContentClient({
    origin,
    identity: { clientId, clientSecret, audience },
    platform: PLATFORM,
    fetch,
  })
}

test('a release built from content read over HTTP is the same as one built from the database', async () => {
  const remoteContent = await readServerContent(client)
  const remote = await build(remoteContent.loaded, remoteContent.readMedia, remoteContent.revisions)
  const local = await build(await loadContent(db, null), readMedia, await readRevisions(db))
  expect(remote.problems).toEqual(local.problems)
  expect(remote.release).toEqual(local.release)
  expect(local.release.pages.size).toBeGreaterThan(100)
})

test('when content is published while it is read, all of it is read again', async () => {
  const article = demo.records.find(({ kind }) => kind === 'article')?.record as Article
  let isPublished = false
  const publishingFetch: typeof fetch = async (url, init) => {
    if (String(url).includes('/production') && !isPublished) {
      isPublished = true
      await publishTitle(article, 'Kom til medan')
    }
    return fetch(url, init)
  }
  const { loaded } = await readServerContent(givenClient(serverUrl(), publishingFetch))
  expect(isPublished).toBe(true)
  expect(loaded.content.find('article', article.id)?.title).toBe('Kom til medan')
  expect(loaded.revision).toBe((await loadContent(db, null)).revision)
})

test('reading fails when content is published during every attempt', async () => {
  const article = demo.records.find(({ kind }) => kind === 'article')?.record as Article
  let count = 0
  const publishingFetch: typeof fetch = async (url, init) => {
    if (String(url).includes('/production')) await publishTitle(article, `Nummer ${++count}`)
    return fetch(url, init)
  }
  await expect(readServerContent(givenClient(serverUrl(), publishingFetch))).rejects.toThrow(
    '5 times in a row',
  )
})

test('current data of many showings is fetched in several calls', async () => {
  const [site] = await client.sites()
  const ids = demo.records.filter(({ kind }) => kind === 'event').map(({ record }) => (record as Showing).id)
  expect(ids.length).toBeGreaterThan(50)
  const fresh = await client.freshEvents(site as NonNullable<typeof site>, ids)
  expect(fresh.map(({ id }) => id).sort()).toEqual(ids.sort())
})

test('a wrong secret is an error', async () => {
  const { id: clientId, audience } = CLIENT
  const unauthorized = createContentClient({
    origin: serverUrl(),
    platform: PLATFORM,
    fetch: createServerFetch(serverUrl()),
    identity: { clientId, clientSecret: 'guessed-and-wrong-all-the-same', audience },
  })
  await expect(readServerContent(unauthorized)).rejects.toMatchObject({ status: 401, code: 'client_invalid' })
})

test('a server that is no Lerret is an error, which does not quote its reply', async () => {
  const website = createServer((_request, reply) => reply.end('<html>Noko anna'))
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done))
  const { port } = website.address() as AddressInfo
  const error = await readServerContent(givenClient(`http://127.0.0.1:${port}`)).catch(
    (thrown: Error) => thrown,
  )
  website.close()
  expect(error).toMatchObject({ name: 'CallError', message: 'sites was not answered with JSON.' })
})

const serverUrl = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`

const publishTitle = (article: Article, title: string) => saveAndPublish(db, 'article', { ...article, title })

function build(loaded: LoadedContent, read: ReadMedia, revisions: ReadonlyMap<string, number>) {
  return buildRelease({
    loaded,
    readMedia: read,
    previous: null,
    rebuildAll: true,
    moment: new Date('2026-11-20T11:00:00Z'),
    store: openReleaseStore(folder),
    renderer: {
      id: 'test',
      assets: [],
      serviceWorker: () => new Uint8Array(),
      inlineScripts: [],
      renderPage: (page, _shell, structuredData) => `${JSON.stringify(page)}${structuredData}`,
    },
    readRevisions: async () => revisions,
  })
}
