import { join } from 'node:path'
import { type Film, isSiteKind, readSite, type ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { AppOptions } from '../app.ts'
import { createOriginals } from '../content/media/originals.ts'
import { openImageStore } from '../content/media/store.ts'
import { importRecords } from '../content/records/import.ts'
import { readRevision } from '../content/records/store/read-records.ts'
import { DELIVERY_SECRET, TEST_RENDERER, type TestHouse } from '../house/test-house.ts'
import { givenDemoHouse } from '../operations/demo/test-demo-house.ts'
import { createRestoreBackup } from '../operations/setup/restore-backup.ts'
import { openSetupCode } from '../operations/setup/setup-code.ts'
import { type Partner, realmPath } from '../platform/access/realms.ts'
import { auditEntry } from '../platform/audit-log/table.ts'
import type { Database } from '../platform/db/connection.ts'
import { givenOpenDatabase } from '../platform/db/test-database.ts'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import { givenIdentity, PUBLIC_URL } from '../programs/identity/test-identity.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import { invitation } from '../staff/accounts/table.ts'
import { givenApp } from '../test-app.ts'
import { givenFolder } from '../test-cleanup.ts'
import { waitUntil } from '../test-wait-until.ts'
import { createLoginLimits } from './accounts/login-limits.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { givenPasswords } from './accounts/passwords/test-passwords.ts'
import { person } from './accounts/table.ts'
import { signRequest } from './tickets/delivery-signature.ts'
import { ticketDelivery } from './tickets/table.ts'

export const ALIAS = 'https://kino.example'
export const PASSWORD = 'blåbær på fjellet'
export const CONFIRMATION_LINK = /\/stadfest-adresse\?nokkel=[\w-]+/
export const RESET_KEY = /(?<=#nokkel=)[\w-]+/

const { records } = givenDemoHouse()
export const films = records.flatMap(({ kind, record }) =>
  kind === 'production' && (record as Film).object === 'movie' ? [record as Film] : [],
)

export const TICKET_CODE = 'BL:400001:ABCD'

function createDelivery(email: string, code: string) {
  const [film] = films
  return {
    DeliveryId: `ordre ${code}`,
    Email: email,
    Tickets: [
      {
        MovieId: film?.id,
        MovieTitle: film?.title,
        Notes: '',
        QRCode: code,
        QRUrl: 'https://checkout.example/orders/x',
        StartTime: '2026-11-21T18:00:00Z',
        ExpirationDate: '2026-11-21T20:00:00Z',
        Poster: '',
        Screen: 'Storsalen',
        SeatsInfo: { Info: 'Ordre 400001', Seats: [{ Row: '4', Seats: '7' }] },
      },
    ],
  }
}

export const SITE_ID = readSite(records).id

/** A server with the demo house's films and no members, and what tests control. */
export async function givenHouse({
  settings,
  openMailer,
  ...more
}: Partial<TestHouse> &
  AppOptions & {
    /** Mails go to `house.mails` otherwise. */
    openMailer?: (db: Database) => Mailer
  } = {}) {
  const { db, pool } = await givenOpenDatabase()
  await importRecords(
    db,
    records
      .filter(({ kind }) => isSiteKind(kind) || kind === 'production')
      .map((each) =>
        each.kind === 'host' ? { ...each, record: { ...each.record, aliases: [ALIAS] } } : each,
      ) as typeof records,
    'test',
  )
  const house = { now: new Date(), mails: [] as Mail[], waits: [] as number[], restarts: 0 }
  const clock = () => house.now
  const mailer = openMailer?.(db) ?? { send: async (mail: Mail) => void house.mails.push(mail) }
  const passwords = givenPasswords()
  const publicUrl = settings?.publicUrl ?? PUBLIC_URL
  const accounts = openAccounts({
    db,
    mailer,
    publicUrl,
    now: clock,
    secret: 'x'.repeat(43),
    passwords,
    logError: (error) => console.error(error),
  })
  const createLimits = () => createLoginLimits({ now: clock, wait: async (ms) => house.waits.push(ms) })
  let limits = createLimits()
  const identity = await givenIdentity()
  const folder = await givenFolder()
  const originals = createOriginals(join(folder, 'media'))
  const setupCode = openSetupCode(join(folder, 'secrets'))
  const images = openImageStore(db, {
    originals,
    cacheFolder: join(folder, 'cache'),
    maxCacheBytes: 1_000_000,
    hasAvif: false,
    readRevision: () => readRevision(db),
    now: clock,
    onError: (error) => console.error(error),
  })
  const app = await givenApp({
    identity,
    db,
    mailer,
    live: () =>
      ({
        findFileByHref: () => undefined,
        release: {
          shell: { siteTitle: 'Fjordheim kulturhus', htmlLang: 'nn' } as ShellData,
          hosting: OPEN_HOSTING,
          pages: LayeredMap.fromObject({}),
          redirects: [],
          cache: {},
        },
      }) as unknown as LiveRelease,
    renderer: { ...TEST_RENDERER, renderPage: (page) => JSON.stringify(page) },
    images,
    now: clock,
    accounts,
    originals,
    setupCode,
    settings: { dataDir: folder, ...settings },
    restoreBackup: createRestoreBackup({
      pool,
      dataDir: folder,
      sharedFiles: undefined,
      backup: { folder: join(folder, 'backups'), secretsKey: undefined, secretsOpener: undefined },
    }),
    restart() {
      house.restarts += 1
    },
    loginLimits: {
      tryPassword: (who, attempt) => limits.tryPassword(who, attempt),
      isLocked: (account) => limits.isLocked(account),
      unlock: (account) => limits.unlock(account),
      countRequest: (network) => limits.countRequest(network),
      countChallenge: (network) => limits.countChallenge(network),
      mayMail: (account) => limits.mayMail(account),
      countMail: (account) => limits.countMail(account),
    },
    ...more,
  })
  /** The newest mail to this address with such a text. Mails are sent after the reply. */
  const findMail = (to: string, text: RegExp) =>
    waitUntil(() => {
      const mail = house.mails.findLast((each) => each.to === to && text.test(each.text))
      if (!mail) throw new Error(`No mail to ${to} has ${text}.`)
      return mail
    })
  return Object.assign(house, {
    db,
    pool,
    app,
    /** The folder of the uploaded pictures. */
    originals: originals.folder,
    setupCode,
    accounts,
    passwords,
    identity,
    resetLimits() {
      limits = createLimits()
    },
    /**
     * Empties the house before each test: nobody has an account or a ticket, and nothing was mailed, recorded or refused. The clock goes on
     * unless it is set.
     */
    async reset(now = house.now) {
      for (const table of [person, ticketDelivery, invitation, auditEntry]) await db.delete(table)
      house.mails.length = 0
      house.waits.length = 0
      house.now = now
      limits = createLimits()
    },
    browser: (partner = '118', ip = '192.0.2.1') => givenBrowser(app, partner, ip),
    /** A browser in which somebody has just signed up with this address. */
    async givenMember(email: string) {
      const browser = givenBrowser(app, '118', '192.0.2.1')
      await browser.signUp(email)
      return browser
    },
    findMail,
    /** Delivers a ticket that was bought with this address, at partner 118. */
    async deliverTicket(email: string, code = TICKET_CODE) {
      const body = createDelivery(email, code)
      const request = {
        method: 'POST',
        path: '/partners/118/api/DeliverTicketsDx',
        body: JSON.stringify(body),
      }
      const signature = signRequest(DELIVERY_SECRET, request, house.now)
      return givenBrowser(app, '118', '192.0.2.2').post('DeliverTicketsDx', body, {
        'x-signature': signature,
      })
    },
    /** The path of a link in the newest mail to this address. */
    async findLink(to: string, pattern: RegExp) {
      return pattern.exec((await findMail(to, pattern)).text)?.[0] ?? ''
    },
    /** Confirms this address with the newest mailed link, when it has arrived, where its owner is logged in. */
    confirmEmail: (to: string, { cookies, partner }: Pick<Browser, 'cookies' | 'partner'>) =>
      waitUntil(async () => {
        const { text } = await findMail(to, CONFIRMATION_LINK)
        const url = `${realmPath(partner)}${CONFIRMATION_LINK.exec(text)?.[0]}`
        const reply = await app.inject({ method: 'POST', url, headers: { cookie: cookies() } })
        if (reply.statusCode !== 200) throw new Error('This is the link of another test.')
      }),
  })
}

export type House = Awaited<ReturnType<typeof givenHouse>>
export type Browser = ReturnType<typeof givenBrowser>

interface RequestOptions {
  body?: unknown
  headers?: Record<string, string>
}

/** A browser with its own cookies and IP address. */
function givenBrowser(app: FastifyInstance, partner: string, ip: string) {
  const cookieJar = new Map<string, string>()
  async function send(method: 'GET' | 'POST', call: string, { body, headers }: RequestOptions = {}) {
    const reply = await app.inject({
      method,
      url: `/partners/${partner}/api/${call}`,
      remoteAddress: ip,
      headers: { ...(cookieJar.size > 0 && { cookie: cookieHeader(cookieJar) }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    storeCookies(cookieJar, reply)
    return reply
  }
  const get = (call: string, options?: RequestOptions) => send('GET', call, options)
  const post = (call: string, body?: unknown, headers?: Record<string, string>) =>
    send('POST', call, { body, ...(headers && { headers }) })
  return {
    partner: partner as Partner,
    cookieJar,
    get,
    post,
    cookies: () => cookieHeader(cookieJar),
    signUp: (email: string, name = 'Kari', password = PASSWORD) =>
      post('CreateUserDx', { Email: email, UserName: name, Password: password }),
    logIn: (email: string, password = PASSWORD) => post('LoginDx', { Email: email, Password: password }),
    readTicketCodes: async () =>
      (await get('GetTicketsDx')).json().map(({ QRCode }: { QRCode: string }) => QRCode),
    isEmailConfirmed: async () => (await get('GetUserDx')).json().EmailConfirmed,
  }
}

const cookieHeader = (cookieJar: Map<string, string>) =>
  [...cookieJar].map(([name, value]) => `${name}=${value}`).join('; ')

function storeCookies(cookieJar: Map<string, string>, reply: LightMyRequestResponse) {
  for (const { name, value, maxAge } of reply.cookies) {
    if (maxAge === 0) cookieJar.delete(name)
    else cookieJar.set(name, encodeURIComponent(value))
  }
}

/** Status, code and field of a refusal. */
export function refusal(reply: LightMyRequestResponse) {
  const { code, field } = reply.json().error
  return [reply.statusCode, code, ...(field === undefined ? [] : [field])]
}
