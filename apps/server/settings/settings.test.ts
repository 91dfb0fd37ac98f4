import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('by default the house is at port 3000 with its data in var', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, checkoutPort: 3001, publicUrl: 'http://localhost:3000' })
  expect(settings.dataDir).toMatch(/\/var$/)
})

test.each([
  ['PORT', 'åtti'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'fjordheim.example'],
  ['DEMO_TODAY', '2026-13-01'],
  ['LOG_LEVEL', 'loud'],
  ['SERVICE_WORKER', 'maybe'],
  ['IMAGE_AVIF', 'maybe'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy'],
  ['CDN_SECONDS', '7200'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
])('an invalid %s is rejected with its name and value', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Environment: ${name}=${value}: `)
})

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['IMAGE_SECONDS', 'lenge', 'must be a number from 1 to 60'],
])('%s=%s is told what it should be', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Environment: ${name}=${value}: ${sentence}`)
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('all invalid variables are named together', () => {
  expect(() => readSettings({ PORT: 'x', DEMO_TODAY: 'y' })).toThrow(/PORT=x.*DEMO_TODAY=y/)
})

test.each(['http://lerret:hemmeleg@post.example', 'smtp://', 'post.example:25'])(
  'a wrong mail server (%s) is named without the password in it',
  (address) => {
    const read = () => readSettings({ SMTP_URL: address })
    expect(read).toThrow('Environment: SMTP_URL: must be an smtp:// or smtps:// address with a host')
    expect(read).not.toThrow('hemmeleg')
  },
)

test('a token that is too short is named without its value', () => {
  const read = () => readSettings({ METRICS_TOKEN: 'hemmeleg' })
  expect(read).toThrow('Environment: METRICS_TOKEN: must have at least 16 characters')
  expect(read).not.toThrow('hemmeleg')
})

test('a mail server may have a port and a password', () => {
  const address = 'smtps://lerret:hemmeleg@post.example:465'
  expect(readSettings({ SMTP_URL: address }).smtpUrl).toBe(address)
})

test('an invalid database URL is named without its password', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://lerret:hemmeleg@localhost/x' })
  expect(read).toThrow('DATABASE_URL: must be a postgres:// address')
  expect(read).not.toThrow('hemmeleg')
})

test('the direct address of a database stands beside that of a pooler', () => {
  const address = 'postgres://lerret:hemmeleg@localhost/x'
  expect(() => readSettings({ DATABASE_DIRECT_URL: address })).toThrow(/belongs in DATABASE_URL$/)
  expect(() => readSettings({ DATABASE_DIRECT_URL: 'localhost/hemmeleg' })).not.toThrow(/hemmeleg/)
  expect(readSettings({ DATABASE_URL: address, DATABASE_DIRECT_URL: address })).toMatchObject({
    databaseDirectUrl: address,
  })
})

test('trusted proxies are addresses and networks, and there are none by default', () => {
  expect(readSettings({}).trustedProxies).toEqual([])
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.2, 192.168.0.0/16,::1' }).trustedProxies).toEqual([
    '10.0.0.2',
    '192.168.0.0/16',
    '::1',
  ])
})

test.each([
  'MANAGEMENT_CLIENT_SECRET',
  'PLATFORM_PASSWORD',
  'IDENTITY_SIGNING_KEY',
  'ACCOUNTS_SECRET',
  'DELIVERY_SECRET',
  'DEMO_PASSWORD',
])('a weak %s is named without its value', (name) => {
  const read = () => readSettings({ [name]: 'løynd' })
  expect(read).toThrow(`Environment: ${name}: must`)
  expect(read).not.toThrow('løynd')
})

test.each(['https://tickets.example', 'https://tickets.example/', 'https://TICKETS.example:443'])(
  'the origin that the ticketing key is for may be written as %s',
  (origin) =>
    expect(readSettings({ TICKETING_ORIGIN: origin }).ticketingOrigin).toBe('https://tickets.example'),
)

test.each([
  'tickets.example',
  'ftp://tickets.example',
  'https://tickets.example/fjordheim',
  'https://tickets.example/?a',
  'https://lerret@tickets.example',
])('%s is no origin that a key is for', (origin) => {
  expect(() => readSettings({ TICKETING_ORIGIN: origin })).toThrow(
    'must be an origin such as https://tickets',
  )
})

test('an outside identity provider needs all variables for checking its tokens', () => {
  const provider = {
    IDENTITY_ISSUER: 'https://identity.example/',
    IDENTITY_JWKS_URL: 'https://identity.example/keys',
    IDENTITY_AUDIENCE: 'house',
  }
  expect(readSettings(provider).identity.outside).toMatchObject({ audience: 'house', tokenUrl: undefined })
  expect(readSettings({}).identity.outside).toBeUndefined()
  for (const name of Object.keys(provider))
    expect(() => readSettings({ ...provider, [name]: '' })).toThrow(`${name} is missing`)
})

test('a wallet needs all its variables', () => {
  const apple = { APPLE_PASS_CERTIFICATE: 'a.pem', APPLE_PASS_KEY: 'a.key', APPLE_WWDR_CERTIFICATE: 'w.pem' }
  const google = { GOOGLE_WALLET_KEY: 'g.json', GOOGLE_WALLET_ISSUER: '338800' }
  expect(readSettings({}).wallets).toEqual({ apple: undefined, google: undefined })
  expect(readSettings({ ...apple, ...google }).wallets).toMatchObject({
    apple: { keyFile: 'a.key' },
    google: { issuer: '338800' },
  })
  for (const variables of [apple, google])
    for (const name of Object.keys(variables))
      expect(() => readSettings({ ...variables, [name]: '' })).toThrow(`${name} is missing`)
})

describe('a sign-in service of staff', () => {
  const service = {
    STAFF_OIDC_ISSUER: 'https://login.example/realms/fjordheim',
    STAFF_OIDC_CLIENT_ID: 'lerret',
    STAFF_OIDC_CLIENT_SECRET: 'løynd',
  }

  test('is known by issuer, client and secret together, and by the name of its host', () => {
    expect(readSettings({}).oidc).toBeUndefined()
    expect(readSettings(service).oidc).toMatchObject({ name: 'login.example', isRequired: false })
    for (const name of Object.keys(service))
      expect(() => readSettings({ ...service, [name]: '' })).toThrow(`${name} is missing`)
    expect(() => readSettings({ STAFF_OIDC_REQUIRED: 'on' })).toThrow('STAFF_OIDC_ISSUER is missing')
  })

  test('of Entra ID needs the id of a tenant', () => {
    const entra = { ...service, STAFF_OIDC_ISSUER: 'https://login.microsoftonline.com/organizations/v2.0' }
    expect(() => readSettings(entra)).toThrow('STAFF_OIDC_TENANT is missing')
    expect(() => readSettings({ ...entra, STAFF_OIDC_TENANT: 'fjordheim' })).toThrow(
      'must be the id of a tenant',
    )
  })

  test('has https, except on this machine', () => {
    expect(() => readSettings({ ...service, STAFF_OIDC_ISSUER: 'http://login.example' })).toThrow('https://')
    expect(readSettings({ ...service, STAFF_OIDC_ISSUER: 'http://127.0.0.1:4000' }).oidc).toBeDefined()
  })

  test('may give roles by the values of a claim', () => {
    const roles = (text: string) => readSettings({ ...service, STAFF_OIDC_ROLES: text }).oidc?.roles
    expect(roles('admin=Lerret.Admin, editor = Redaktør')).toEqual([
      { role: 'admin', value: 'Lerret.Admin' },
      { role: 'editor', value: 'Redaktør' },
    ])
    for (const wrong of ['boss=x', 'admin', 'admin=']) expect(() => roles(wrong)).toThrow('must be pairs')
  })
})

describe('files that servers share', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'houses',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hemmeleg',
  }

  test('are in a folder, or in a bucket that all its variables name', () => {
    expect(readSettings({}).sharedFiles).toBeUndefined()
    expect(readSettings({ FILES_DIR: '/srv/files' }).sharedFiles).toEqual({ folder: '/srv/files' })
    expect(readSettings({ ...store, S3_PREFIX: 'fjordheim/' }).sharedFiles).toMatchObject({
      s3: { endpoint: 'https://s3.example', bucket: 'houses', region: 'us-east-1', prefix: 'fjordheim/' },
    })
    for (const name of Object.keys(store))
      expect(() => readSettings({ ...store, [name]: '' })).toThrow(`${name} is missing`)
  })

  test('are not in two places, nor in a place of which half is named', () => {
    expect(() => readSettings({ ...store, FILES_DIR: '/srv/files' })).toThrow('two places')
    expect(() => readSettings({ ...store, S3_PREFIX: 'fjordheim' })).toThrow('S3_PREFIX=fjordheim: must be')
  })
})
