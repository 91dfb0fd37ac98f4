import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { OidcSettings } from '../staff/oidc/settings.ts'

const CLIENT = { clientId: 'lerret', clientSecret: 'a-secret-of-the-house' }

/** A sign-in service on this machine for tests, with people who sign in there by their name. */
export async function givenOidcProvider(redirectUri: string) {
  const people = new Map<string, Record<string, unknown>>()
  let handler: RequestListener
  /** Keys that it publishes instead of its own. */
  let otherKeys: string | null = null
  const server = createServer((request, reply) => {
    if (otherKeys !== null && request.url === '/jwks')
      reply.setHeader('content-type', 'application/json').end(otherKeys)
    else handler(request, reply)
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['a key of the provider'] },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'tid', 'oid', 'roles', 'xms_edov'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    ttl: { IdToken: 3600, AccessToken: 3600, Grant: 3600, Session: 3600, Interaction: 3600 },
    findAccount: (_context: unknown, id: string) => {
      const claims = people.get(id)
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
    },
  })
  handler = oidc.callback()

  /** Signs in there, in a browser of its own, and returns the address that the browser is sent back to. */
  async function visit(url: string, answer: (page: URL, prompt: string) => [string, RequestInit]) {
    const jar = new Map<string, string>()
    let next: [string, RequestInit] = [url, {}]
    for (let step = 0; step < 12; step++) {
      const [address, init] = next
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      // biome-ignore lint/style/noRestrictedGlobals: the browser of a test.
      const reply = await fetch(address, {
        ...init,
        redirect: 'manual',
        headers: { ...init.headers, cookie },
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      const location = reply.headers.get('location')
      if (location === null) {
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(await reply.text()) ?? []
        next = answer(new URL(address), prompt)
        continue
      }
      const target = new URL(location, address)
      if (target.href.startsWith(redirectUri)) return `${target.pathname}${target.search}`
      next = [target.href, {}]
    }
    throw new Error('The sign-in does not end.')
  }

  /** Makes its signatures those of somebody else: its keys have other numbers under the same names. */
  async function changeKeys() {
    // biome-ignore lint/style/noRestrictedGlobals: the service is on this machine.
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: object[] }
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const other = publicKey.export({ format: 'jwk' })
    otherKeys = JSON.stringify({ keys: keys.map((key) => ({ ...key, ...other })) })
  }

  return {
    people,
    changeKeys,
    restoreKeys() {
      otherKeys = null
    },
    settings: {
      ...CLIENT,
      issuer,
      name: 'Fjordheim kommune',
      tenant: undefined,
      roleClaim: 'roles',
      roles: undefined,
      isRequired: false,
    } satisfies OidcSettings,
    signIn: (url: string, login: string) =>
      visit(url, (page, prompt) => [
        page.href,
        { method: 'POST', body: new URLSearchParams({ prompt, login, password: 'x' }) },
      ]),
    cancel: (url: string) => visit(url, (page) => [`${page.href}/abort`, {}]),
    stop: () => stop(server),
    restart: () => listen(server, port),
  }
}

const listen = (server: Server, port = 0) =>
  new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

async function stop(server: Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
