import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Token } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret } from '../../platform/security/compare-secrets.ts'
import { createSecretAttempts } from '../../platform/security/secret-attempts.ts'
import { readOrCreateSecret } from '../../platform/security/secret-file.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { givenFolder, onFinished } from '../../test-cleanup.ts'
import { registerIdentity } from './feature.ts'
import { type Identity, openIdentity } from './identity.ts'
import { TOKEN_SECONDS } from './own-provider.ts'
import type { IdentitySettings } from './settings.ts'
import { CLIENT, givenIdentity, PUBLIC_URL } from './test-identity.ts'
import { createTokenCacher } from './token-cacher.ts'

let now = new Date('2026-11-20T12:00:00Z')
const identity = await givenIdentity({ now: () => now })
const app = givenIdentityApp(identity)
afterEach(async () => {
  now = new Date('2026-11-20T12:00:00Z')
})

const credentials = { client_id: CLIENT.id, client_secret: CLIENT.secret, audience: CLIENT.audience }
const tokenRequest = { grant_type: 'client_credentials', ...credentials }
const requestToken = (payload: object, url = '/identity/oauth/token', at = app) =>
  at.inject({ method: 'POST', url, payload })

test('a client with its id and secret gets a signed token for one API and a short time', async () => {
  const reply = await requestToken(tokenRequest)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { access_token, ...rest } = reply.json<Token>()
  expect(rest).toEqual({ token_type: 'Bearer', expires_in: TOKEN_SECONDS })
  expect(decodeJwt(access_token)).toMatchObject({
    iss: `${PUBLIC_URL}/identity`,
    aud: CLIENT.audience,
    sub: CLIENT.id,
    exp: now.getTime() / 1000 + TOKEN_SECONDS,
  })
  const { keys } = (await app.inject('/identity/.well-known/jwks.json')).json()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kid: decodeProtectedHeader(access_token).kid, alg: 'ES256' })
  expect(keys[0]).not.toHaveProperty('d')
})

test('a token request may be a form, as in OAuth', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/identity/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(tokenRequest).toString(),
  })
  expect(reply.statusCode).toBe(200)
})

test.each([
  ['another secret', { ...tokenRequest, client_secret: `${CLIENT.secret}x` }, 401, 'client_invalid'],
  ['another id', { ...tokenRequest, client_id: 'nobody' }, 401, 'client_invalid'],
  ['another audience', { ...tokenRequest, audience: 'https://elsewhere.example' }, 400, 'audience_invalid'],
  ['another grant', { ...tokenRequest, grant_type: 'password' }, 400, 'grant_invalid'],
  ['no secret', { ...tokenRequest, client_secret: undefined }, 400, 'request_invalid'],
  ['a list for a secret', { ...tokenRequest, client_secret: ['a'] }, 400, 'request_invalid'],
])('%s gets no token', async (_, payload, status, code) => {
  const reply = await requestToken(payload)
  expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
})

test('a token is accepted until it expires', async () => {
  const { access_token } = (await requestToken(tokenRequest)).json<Token>()
  await expect(identity.verifier(access_token)).resolves.toBeUndefined()
  now = new Date(now.getTime() + TOKEN_SECONDS * 1000 + 1000)
  await expect(identity.verifier(access_token)).rejects.toMatchObject({ code: 'token_invalid' })
})

test('a token of another key, issuer, API or type is rejected, and one that is unsigned or never expires', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = await exportJWK(privateKey)
  const house = await givenIdentity({ env: { IDENTITY_SIGNING_KEY: JSON.stringify(key) } })
  const kid = house.provider?.jwks.keys[0]?.kid ?? ''
  const sign = async ({
    by = privateKey,
    iss = `${PUBLIC_URL}/identity`,
    aud = CLIENT.audience,
    ...other
  }) => {
    const claims = { iss, aud, sub: CLIENT.id, ...(other.isEndless ? {} : { exp: Date.now() / 1000 + 60 }) }
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: other.typ ?? 'at+jwt' }).sign(by)
  }
  const good = await sign({})
  await expect(house.verifier(good)).resolves.toBeUndefined()
  const bad = [
    await sign({ by: (await generateKeyPair('ES256')).privateKey }),
    await sign({ iss: 'https://other.example/identity' }),
    await sign({ aud: 'https://other.example/management' }),
    await sign({ typ: 'JWT' }),
    await sign({ isEndless: true }),
    `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${good.split('.')[1]}.`,
    ...['x', 'a.b.c', ''],
  ]
  for (const token of bad)
    await expect(house.verifier(token), token).rejects.toMatchObject({ code: 'token_invalid' })
})

test('the token cacher returns the same token until shortly before it expires', async () => {
  const first = (await requestToken(credentials, '/identity/cahedAuth')).json<Token>()
  now = new Date(now.getTime() + 100_000)
  const second = (await requestToken(credentials, '/identity/cahedAuth')).json<Token>()
  expect(second).toEqual({ ...first, expires_in: first.expires_in - 100 })
  now = new Date(now.getTime() + 180_000)
  const third = (await requestToken(credentials, '/identity/cahedAuth')).json<Token>()
  expect(third.access_token).not.toBe(first.access_token)
})

test('a token that an API refused is not returned again', async () => {
  const first = (await requestToken(credentials, '/identity/cahedAuth')).json<Token>()
  const again = { ...credentials, refused: first.access_token }
  const second = (await requestToken(again, '/identity/cahedAuth')).json<Token>()
  expect(second.access_token).not.toBe(first.access_token)
  const late = (await requestToken(again, '/identity/cahedAuth')).json<Token>()
  expect(late.access_token).toBe(second.access_token)
})

test('the token cacher rejects a wrong secret, although it has a token', async () => {
  await requestToken(credentials, '/identity/cahedAuth')
  const reply = await requestToken(
    { ...credentials, client_secret: 'guessed-and-wrong' },
    '/identity/cahedAuth',
  )
  expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'client_invalid'])
})

test('concurrent requests to the cacher get one token, also after a refusal', async () => {
  let issued = 0
  const cacher = createTokenCacher(
    async () => ({ access_token: `token-${++issued}`, token_type: 'Bearer', expires_in: 300 }),
    () => now,
  )
  await Promise.all([cacher.get(CLIENT), cacher.get(CLIENT)])
  await Promise.all([cacher.get(CLIENT, 'token-1'), cacher.get(CLIENT, 'token-1')])
  expect(issued).toBe(2)
})

test('a refusal of the provider is not cached', async () => {
  let tries = 0
  const cacher = createTokenCacher(
    async () => {
      if (++tries === 1) throw new AppError('client_invalid', 'Not yet.')
      return { access_token: 't', token_type: 'Bearer', expires_in: 300 }
    },
    () => now,
  )
  await expect(cacher.get(CLIENT)).rejects.toMatchObject({ code: 'client_invalid' })
  expect((await cacher.get(CLIENT)).access_token).toBe('t')
})

test('secrets are created once, and only the user of the server can read them', async () => {
  const dataDir = await givenFolder()
  const secrets = join(dataDir, 'secrets')
  await givenOther({ dataDir })
  const names = (await readdir(secrets)).sort()
  expect(names).toEqual(['management-client-secret', 'platform-password', 'signing-key.json'])
  for (const name of names) expect((await stat(join(secrets, name))).mode & 0o777).toBe(0o600)
  const before = await readFile(join(secrets, 'signing-key.json'), 'utf8')
  await givenOther({ dataDir })
  expect(await readFile(join(secrets, 'signing-key.json'), 'utf8')).toBe(before)
})

test('concurrent creations of a secret give the same one', async () => {
  const file = join(await givenFolder(), 'new', 'secret')
  let made = 0
  const make = async () => `secret-${++made}`
  const [one, other] = await Promise.all([readOrCreateSecret(file, make), readOrCreateSecret(file, make)])
  expect(one).toBe(other)
})

test('the mode of a readable secret file is corrected', async () => {
  const file = join(await givenFolder(), 'secret')
  await writeFile(file, 'hemmeleg\n', { mode: 0o644 })
  expect(await readOrCreateSecret(file, () => 'another')).toBe('hemmeleg')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('an invalid signing key is named', async () => {
  const dataDir = await givenFolder()
  await readOrCreateSecret(join(dataDir, 'secrets', 'signing-key.json'), () => '{}')
  await expect(givenOther({ dataDir })).rejects.toThrow('signing-key.json holds no signing key')
})

test('secrets are compared by their whole text', () => {
  expect(isSameSecret('æøå', 'æøå')).toBe(true)
  expect(isSameSecret('æøå', 'æø')).toBe(false)
  expect(isSameSecret('', 'a')).toBe(false)
})

test('tokens of an outside provider are verified by its keys, and the cacher gets them there', async () => {
  const outside = await givenProvider()
  const house = await givenIdentity({ env: outside.env })
  const at = givenIdentityApp(house)
  const token = (await requestToken(credentials, '/identity/cahedAuth', at)).json<Token>()
  expect(token.token_type).toBe('Bearer')
  await expect(house.verifier(token.access_token)).resolves.toBeUndefined()
  expect(outside.requests[0]).toMatchObject({ grant_type: 'client_credentials', client_id: CLIENT.id })
  await requestToken(credentials, '/identity/cahedAuth', at)
  expect(outside.requests).toHaveLength(1)

  const own = await identity.provider?.issue(CLIENT)
  await expect(house.verifier(own?.access_token ?? '')).rejects.toMatchObject({ code: 'token_invalid' })
  expect((await requestToken(tokenRequest, '/identity/oauth/token', at)).json().error.code).toBe(
    'identity_elsewhere',
  )
  expect((await at.inject('/identity/.well-known/jwks.json')).json()).toEqual({ keys: [] })
})

test('an outside provider that refuses a client, or does not respond, gives an error code', async () => {
  const outside = await givenProvider({ status: 401 })
  const at = givenIdentityApp(await givenIdentity({ env: outside.env }))
  expect((await requestToken(credentials, '/identity/cahedAuth', at)).json().error.code).toBe(
    'client_invalid',
  )
  outside.close()
  const reply = await requestToken(credentials, '/identity/cahedAuth', at)
  expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'identity_unreachable'])
  const house = await givenIdentity({ env: outside.env })
  const own = await identity.provider?.issue(CLIENT)
  await expect(house.verifier(own?.access_token ?? '')).rejects.toMatchObject({
    code: 'identity_unreachable',
  })
})

test.each([
  ['text', 200, 'løyndom frå innsida'],
  ['a page', 200, '<html>løyndom frå innsida'],
  ['invalid keys', 200, '{"keys":"løyndom frå innsida"}'],
  ['a failure', 500, 'løyndom frå innsida'],
  ['a redirect', 302, 'løyndom frå innsida'],
])('no text from an outside provider’s reply is shown or logged: %s', async (_, status, body) => {
  const outside = await givenProvider({ status, body })
  const house = await givenIdentity({ env: outside.env })
  const own = await identity.provider?.issue(CLIENT)
  const failures = [
    await house.verifier(own?.access_token ?? '').catch((error: unknown) => error),
    await house.cacher.get(CLIENT).catch((error: unknown) => error),
  ]
  for (const failure of failures) {
    expect(failure).toMatchObject({ code: 'identity_unreachable' })
    expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('løyndom')
  }
})

test('an outside provider’s too large reply is refused', async () => {
  const outside = await givenProvider({ body: 'x'.repeat(2_000_000) })
  const house = await givenIdentity({ env: outside.env })
  await expect(house.cacher.get(CLIENT)).rejects.toMatchObject({
    code: 'identity_unreachable',
    cause: { code: 'outbound_too_large' },
  })
})

function givenIdentityApp(of: Identity): FastifyInstance {
  const made = givenEmptyApp()
  registerIdentity(made, { identity: of, secretAttempts: createSecretAttempts(() => now) })
  return made
}

async function givenOther({ dataDir }: { dataDir: string }) {
  const settings: IdentitySettings = {
    clientId: CLIENT.id,
    clientSecret: undefined,
    username: 'lerret',
    password: undefined,
    signingKey: undefined,
    outside: undefined,
  }
  return openIdentity({ settings, dataDir, publicUrl: PUBLIC_URL, now: () => now })
}

/** An outside identity provider. */
async function givenProvider({ status = 200, body: given }: { status?: number; body?: string } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const issuer = 'https://identity.example/'
  const audience = 'https://house.example/api'
  const sent: Record<string, string>[] = []
  const server: Server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (given !== undefined) return reply.writeHead(status, { location: '/elsewhere' }).end(given)
    if (request.url === '/jwks')
      return reply.end(
        JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }] }),
      )
    sent.push(Object.fromEntries(new URLSearchParams(body)))
    const access_token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('10m')
      .sign(privateKey)
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ access_token, token_type: 'bearer', expires_in: 600 }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onFinished(close)
  return {
    requests: sent,
    close,
    env: {
      IDENTITY_ISSUER: issuer,
      IDENTITY_AUDIENCE: audience,
      IDENTITY_JWKS_URL: `${url}/jwks`,
      IDENTITY_TOKEN_URL: `${url}/token`,
    },
  }
}
