import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type ShellData } from '@lerret/model'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { House } from '../../house/house.ts'
import { createTestHouse } from '../../house/test-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { openDeskFiles } from './app-files.ts'
import { registerDeskApp } from './app-routes.ts'

const folder = await givenFolder()
await mkdir(join(folder, 'assets'))
for (const language of LANGUAGES)
  await writeFile(
    join(folder, `index.${language}.html`),
    `<html lang="${language}"><title>HOUSE_NAME</title><link rel="icon" href="HOUSE_ICON"><script src="/redaksjon/assets/x-1.js" nonce="CSP_NONCE"></script>`,
  )
await writeFile(join(folder, 'assets', 'x-1.js'), 'let x = 1')
await writeFile(join(folder, 'assets', 'x-1.js.br'), 'brotli')
await writeFile(join(folder, 'assets', 'x-1.js.gz'), 'gzip')
await writeFile(join(folder, 'secret.txt'), 'secret')

const shell = { siteTitle: 'Fjordheim <kulturhus>', favicon: '/images/icon', htmlLang: 'nn' } as ShellData
const app = Fastify()
// The site's hook runs before and sets this header.
app.addHook('onRequest', async (_, reply) => {
  reply.header('content-security-policy', "default-src 'none'")
})
const findPerson = async (cookie: string | undefined) =>
  cookie === 'session=english' ? { language: 'en' } : null
registerDeskApp(
  app,
  await createTestHouse({
    db: await givenDatabase(),
    accounts: { forRealm: () => ({ findPerson }) } as unknown as House['accounts'],
    deskFiles: await openDeskFiles(folder),
    live: () => ({ release: { shell } }) as LiveRelease,
  }),
)
afterAll(() => app.close())

test.each(['/redaksjon', '/redaksjon/', '/redaksjon/nyhende/abc?x=1', '/redaksjon/apinyhende'])(
  '%s gets the document of the desk, which no cache and no search engine stores',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(body).toContain('<title>Fjordheim &lt;kulturhus&gt;</title>')
  },
)

test('the document has a policy of its own, with a new nonce for styles each time', async () => {
  const nonces = new Set<string>()
  for (const url of ['/redaksjon', '/redaksjon']) {
    const { headers, body } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(body).toContain(`nonce="${nonce}"`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).toContain("frame-ancestors 'none';")
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types lerret default ProseMirrorClipboard",
    )
    expect(policy).toMatch(/; report-uri \/runtime\/policy-reports; report-to refusals$/)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'let x = 1'],
])(
  'an asset is cached for good, and sent as the browser accepts it: "%s"',
  async (accepted, encoding, text) => {
    const reply = await app.inject({
      url: '/redaksjon/assets/x-1.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(reply.body).toBe(text)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
  },
)

test.each(['none-1.js', '../secret.txt', '..%2fsecret.txt', 'x-1.js.br'])(
  'there is no asset %s',
  async (name) => {
    const reply = await app.inject(`/redaksjon/assets/${name}`)
    expect(reply.body).not.toContain('secret')
    if (!name.startsWith('../')) expect(reply.statusCode).toBe(404)
  },
)

test('a desk that is not built is named as the reason', async () => {
  await expect(openDeskFiles(join(folder, 'none'))).rejects.toThrow('The desk is not built')
})

test('the document has the language that the caller has chosen, or that of the house', async () => {
  const load = async (cookie: string) => (await app.inject({ url: '/redaksjon', headers: { cookie } })).body
  expect(await load('')).toContain('<html lang="nn">')
  expect(await load('session=english')).toContain('<html lang="en">')
})
