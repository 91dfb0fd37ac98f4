import { createContentClient } from '@lerret/api'
import { readSite } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { OPEN_SITE } from '../../house/test-house.ts'
import { givenDemoHouse, importDemoSite } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { givenApp } from '../../test-app.ts'
import { TOKEN_SECONDS } from '../identity/own-provider.ts'
import { CLIENT, givenIdentity, PLATFORM } from '../identity/test-identity.ts'

/** A server whose tokens end, as ours do, and the client that programs speak to it with. */
const db = await givenDatabase()
let now = new Date('2026-11-20T12:00:00Z')
const identity = await givenIdentity({ now: () => now })
let isRevoked = false
const app = await givenApp({
  db,
  identity: { ...identity, verifier: async (token) => identity.verifier(isRevoked ? 'nothing' : token) },
  now: () => now,
  live: () => OPEN_SITE,
  readMedia: async () => new Uint8Array(),
  publishNow: async () => ({ release: 'r1', pages: { rendered: 0, kept: 0, failed: 0 }, problems: [] }),
})
const replies: string[] = []
app.addHook('onResponse', async ({ url }, { statusCode }) => {
  replies.push(`${url.split('/')[1]} ${statusCode}`)
})
const { records } = givenDemoHouse()
const siteId = readSite(records).id
await importDemoSite(db, 'article')
const { id: clientId, secret: clientSecret, audience } = CLIENT
const client = createContentClient({
  origin: await app.listen({ port: 0, host: '127.0.0.1' }),
  platform: PLATFORM,
  identity: { clientId, clientSecret, audience },
  fetch,
})
beforeEach(() => {
  isRevoked = false
  replies.length = 0
})

test('when its token has expired, the client gets another one and repeats the request', async () => {
  const { items } = await client.records(siteId, 'article')
  await client.records(siteId, 'article')
  expect(replies).toEqual(['identity 200', 'management 200', 'management 200'])
  replies.length = 0
  now = new Date(now.getTime() + (TOKEN_SECONDS + 1) * 1000)
  expect((await client.records(siteId, 'article')).items).toEqual(items)
  expect(replies).toEqual(['management 401', 'identity 200', 'management 200'])
})

test('when the new token is rejected too, the client fails without a third attempt', async () => {
  isRevoked = true
  await expect(client.records(siteId, 'article')).rejects.toMatchObject({
    status: 401,
    code: 'token_invalid',
  })
  expect(replies).toEqual(['management 401', 'identity 200', 'management 401'])
})
