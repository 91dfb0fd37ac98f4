import { type Article, type ContentKind, isSiteKind, type Media, readSite, type Showing } from '@lerret/model'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { publishDraft, unpublish } from '../../content/records/store/publish-versions.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { deleteDraft, saveDraft } from '../../content/records/store/save-versions.ts'
import { OPEN_SITE } from '../../house/test-house.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { givenApp } from '../../test-app.ts'
import { CLIENT, givenIdentity, PLATFORM } from '../identity/test-identity.ts'

const db = await givenDatabase()
const identity = await givenIdentity()
let published = 0
const app = await givenApp({
  db,
  identity,
  live: () => OPEN_SITE,
  readMedia: async ({ fileName }) => {
    if (fileName.startsWith('logo')) throw new AppError('content_not_found', 'It is gone.')
    return Buffer.from(`the picture ${fileName}`)
  },
  publishNow: async () => {
    published++
    return { release: 'r1', pages: { rendered: 1, kept: 2, failed: 0 }, problems: [] }
  },
})

const demo = givenDemoHouse()
const all = <Record>(kind: ContentKind) =>
  demo.records.filter((one) => one.kind === kind).map(({ record }) => record as Record)
const site = readSite(demo.records)
const articles = all<Article>('article')
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
await importRecords(db, demo.records, 'demo')

const bearer = `Bearer ${(await identity.cacher.get(CLIENT)).access_token}`
const basic = basicAuthorization(PLATFORM.username, PLATFORM.password)
const base = `/management/site/${site.id}`
const manage = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${base}/${path}`, headers: { authorization: bearer, ...headers } })
const platform = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/platform/${path}`, headers: { authorization: basic, ...headers } })

test.each([
  'block-data',
  'article',
  'page',
  'menu-item',
  'redirect',
  'production',
  'event',
  'media',
] as const)('a program with a token reads every %s as it was published', async (kind) => {
  const reply = await manage(`${kind}?stable=1`)
  expect(reply.statusCode).toBe(200)
  expect(reply.json<{ id: string }[]>().sort(byId)).toEqual(all<{ id: string }>(kind).sort(byId))
})

test('the site is one record, published or as its drafts have it', async () => {
  for (const stable of [1, 0]) expect((await manage(`site?stable=${stable}`)).json()).toEqual([site])
  expect((await manage(`site?stable=1&take=1&after=${site.id}`)).json()).toEqual([])
  expect((await manage('theme?stable=1')).statusCode).toBe(400)
})

test('published content is the default, and drafts are returned on request', async () => {
  const [article] = articles as [Article]
  const change = { kind: 'article', id: article.id, author: 'test' } as const
  await saveDraft(db, { ...change, basedOn: 1, body: { ...article, title: 'Nytt utkast' } })
  const titleIn = async (query: string) =>
    (await manage(`article${query}`)).json<Article[]>().find(({ id }) => id === article.id)?.title
  expect(await titleIn('')).toBe(article.title)
  expect(await titleIn('?stable=1')).toBe(article.title)
  expect(await titleIn('?stable=0')).toBe('Nytt utkast')
})

test('a deleted draft is not returned', async () => {
  const { id } = articles[1] as Article
  const change = { kind: 'article', id, author: 'test' } as const
  await deleteDraft(db, { ...change, basedOn: 1 })
  const ids = async (stable: string) =>
    (await manage(`article?stable=${stable}`)).json<Article[]>().map((one) => one.id)
  expect(await ids('1')).toContain(id)
  expect(await ids('0')).not.toContain(id)
})

test('a list can be read by pages, each with a link to the next, which together are complete', async () => {
  const seen: string[] = []
  let next: string | undefined = `${base}/article?stable=1&take=7`
  let pageCount = 0
  while (next) {
    const reply: LightMyRequestResponse = await app.inject({
      url: next,
      headers: { authorization: bearer },
    })
    const page = reply.json<Article[]>()
    expect(page.length).toBeLessThanOrEqual(7)
    seen.push(...page.map(({ id }) => id))
    next = /<(.*)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
    pageCount++
  }
  expect(pageCount).toBe(Math.ceil(articles.length / 7))
  expect(seen.sort()).toEqual(articles.map(({ id }) => id).sort())
})

test('a cached list is not sent again until something is published', async () => {
  const first = await manage('article?stable=1')
  const etag = String(first.headers.etag)
  const again = await manage('article?stable=1', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const { id } = articles[2] as Article
  await unpublish(db, { kind: 'article', id, author: 'test' })
  const then = await manage('article?stable=1', { 'if-none-match': etag })
  expect(then.statusCode).toBe(200)
  expect(then.headers.etag).not.toBe(etag)
  await publishDraft(db, { kind: 'article', id, author: 'test' })
})

test('drafts are sent again after a save, and may not be cached', async () => {
  const first = await manage('article?stable=0')
  expect(first.headers['cache-control']).toBe('no-store')
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await manage('article?stable=0', headers)).statusCode).toBe(304)
  const [, , , article] = articles as [Article, Article, Article, Article]
  const basedOn = (await findDraft(db, 'article', article.id))?.version ?? 0
  await saveDraft(db, { kind: 'article', id: article.id, author: 'test', basedOn, body: article })
  expect((await manage('article?stable=0', headers)).statusCode).toBe(200)
})

test('lists of the same moment have the same ETag, so that a build can check that they fit together', async () => {
  const tags = await Promise.all(
    ['article?stable=1', 'page?stable=1&take=3', 'revisions'].map(
      async (path) => (await manage(path)).headers.etag,
    ),
  )
  expect(new Set(tags).size).toBe(1)
  expect((await platform(`sites/${site.id}/events`)).headers.etag).toBe(tags[0])
})

test('a picture is sent as it was uploaded, and browsers do not execute it', async () => {
  const media = all<Media>('media').find(({ fileName }) => !fileName.startsWith('logo')) as Media
  const reply = await manage(`media/${media.id}/original`)
  expect(reply.body).toBe(`the picture ${media.fileName}`)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  })
  const headers = { 'if-none-match': String(reply.headers.etag) }
  expect((await manage(`media/${media.id}/original`, headers)).statusCode).toBe(304)
  expect((await manage('media/none/original')).json().error.code).toBe('content_not_found')
})

test('the numbers of publications are returned by kind and id', async () => {
  const revisions = (await manage('revisions')).json<Record<string, number>>()
  expect(revisions[`site:${site.id}`]).toBeGreaterThan(0)
  const others = demo.records.filter(({ kind }) => !isSiteKind(kind))
  expect(Object.keys(revisions)).toHaveLength(others.length + 1)
})

test('a client with a token can publish what is due', async () => {
  const headers = { authorization: bearer }
  const reply = await app.inject({ method: 'POST', url: `${base}/publish`, headers })
  expect(reply.json()).toMatchObject({ release: 'r1', pages: { rendered: 1 } })
  expect(published).toBe(1)
})

test.each([
  ['article?stable=2', 400, 'request_invalid'],
  ['article?take=0', 400, 'request_invalid'],
  ['article?take=1001', 400, 'request_invalid'],
  ['article?after=%00', 400, 'request_invalid'],
  ['person', 400, 'request_invalid'],
])('%s is rejected', async (path, status, code) => {
  const reply = await manage(path)
  expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
})

test('another site is not found, by either API', async () => {
  const headers = { authorization: bearer }
  for (const path of ['article', 'revisions', 'media/x/original']) {
    const reply = await app.inject({ url: `/management/site/other/${path}`, headers })
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'site_not_found'])
  }
  expect((await platform('sites/other/events')).json().error.code).toBe('site_not_found')
})

test('the platform API lists the sites', async () => {
  expect((await platform('sites')).json()).toEqual([
    {
      id: site.id,
      title: site.title,
      host: site.host,
      aliases: site.aliases,
      stage: site.stage,
      published: site.published,
      partners: site.partners,
      runtimeSite: `site${site.partners[0]}a`,
    },
  ])
})

test('the platform API lists the showings, each with its production', async () => {
  const events = (await platform(`sites/${site.id}/events`)).json<
    (Showing & { production: { id: string } })[]
  >()
  expect(events).toHaveLength(all('event').length)
  for (const { productionId, production } of events) expect(production.id).toBe(productionId)
  const page = await platform(`sites/${site.id}/events?take=5`)
  expect(page.json()).toHaveLength(5)
  expect(page.headers.link).toContain('after=')
})

const REFUSED = {
  nothing: undefined,
  'a bearer token': bearer,
  'the platform’s name and password': basic,
  'a client’s id and secret as name and password': basicAuthorization(CLIENT.id, CLIENT.secret),
  'a client’s secret as a token': `Bearer ${CLIENT.secret}`,
  'the platform’s password as a token': `Bearer ${PLATFORM.password}`,
  'a wrong password': basicAuthorization(PLATFORM.username, 'guessed'),
  'no password': basicAuthorization(PLATFORM.username, ''),
  'something that is no header': 'tull',
}

test.each(Object.entries(REFUSED))('%s opens its own place and no other', async (what, authorization) => {
  const headers = authorization === undefined ? {} : { authorization }
  const requestStatus = async (url: string) => {
    const { statusCode, headers: replyHeaders } = await app.inject({ url, headers })
    expect(replyHeaders['www-authenticate'] !== undefined).toBe(statusCode === 401)
    return statusCode
  }
  const isToken = what === 'a bearer token'
  for (const path of ['article', 'revisions', 'media/x/original', 'tull'])
    expect(await requestStatus(`${base}/${path}`)).toBe(
      isToken ? ({ 'media/x/original': 404, tull: 400 }[path] ?? 200) : 401,
    )
  const isPair = what === 'the platform’s name and password'
  expect(await requestStatus('/platform/sites')).toBe(isPair ? 200 : 401)
  expect(await requestStatus(`/platform/sites/${site.id}/events`)).toBe(isPair ? 200 : 401)
})

function basicAuthorization(name: string, password: string) {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
}
