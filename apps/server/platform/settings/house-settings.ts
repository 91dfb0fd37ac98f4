import { isIP } from 'node:net'
import { MIN_PASSWORD_LENGTH } from '@lerret/model'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

function numberBetween(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.coerce.number({ error }).min(min, { error }).max(max, { error })
}

function wholeNumberBetween(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const Port = wholeNumberBetween(0, 65_535)

const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

/** Proxies whose forwarding headers are trusted: `10.0.0.2, 192.168.0.0/16, ::1`. */
const AddressList = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine((entries) => entries.every((entry) => isIP(entry) || ipaddr.isValidCIDR(entry)), {
    error: 'must be addresses or networks such as 10.0.0.2,192.168.0.0/16',
  })

/** Scheme, host and port alone, as keys are bound to them. */
const Origin = z
  .string()
  .refine((text) => /^https?:/i.test(text) && URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error: 'must be an origin such as https://tickets.example, without path or password',
  })
  .transform((text) => new URL(text).origin)

const OnOff = z.enum(['on', 'off'], { error: 'must be on or off' })
const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

export const houseVariables = {
  PUBLIC_URL: WebAddress.optional().describe(
    'The address that visitors use; without it `http://localhost:` and the port. An empty house is the demo at an address of this computer or one that ends in `.example`, and waits to be set up at any other.',
  ),
  PORT: Port.default(3000).describe('The port that the server listens on.'),
  HOST: z
    .string()
    .min(1)
    .default('0.0.0.0')
    .describe('The address that it listens on: all of the machine, or `127.0.0.1` behind a proxy.'),
  TRUSTED_PROXIES: AddressList.describe(
    'Addresses or networks of proxies in front (`10.0.0.2,192.168.0.0/16`): only these are believed about who is asking, and by which name.',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('var')
    .describe('The data folder: everything that a house is, but for a database of your own.'),
  HOUSE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A file that [sets up an empty house](operating.md#a-house-without-questions) instead of the questions at `/redaksjon/oppstart`.',
    ),
  ACCOUNTS_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .describe(
      'Encrypts second factors, keys of webhooks and accounts at the ticketing provider. Made at the first start; several servers must be given the same.',
    ),
}

export const databaseVariables = {
  DATABASE_URL: DatabaseUrl.optional().describe(
    'A PostgreSQL 18 of your own (`postgres://user:password@host/database`), instead of the embedded one.',
  ),
  DATABASE_DIRECT_URL: DatabaseUrl.optional().describe(
    'The address of that PostgreSQL itself, where `DATABASE_URL` is one of PgBouncer: [PgBouncer](growth.md#pgbouncer).',
  ),
  POSTGRES_BIN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The folder of the programs that run the embedded database; by itself a PostgreSQL 18 of the system that is newer than the npm package: [security fixes](backup.md#security-fixes-of-postgresql).',
    ),
}

export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address with a host' })
    .optional()
    .describe(
      'Where mails are handed over (`smtps://user:password@host:465`, `smtp://127.0.0.1:25`); without it they are files in `outbox` in the data folder.',
    ),
  MAILS_PER_MINUTE: numberBetween(1, 6000)
    .default(60)
    .describe('The rate of mails to many, such as newsletters.'),
}

export const ticketingVariables = {
  TICKETING_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The key of the house at its ticket provider, which is [chosen at the desk](providers.md). It is sent to `TICKETING_ORIGIN` and to nobody else.',
    ),
  TICKETING_ORIGIN: Origin.optional().describe(
    'Where that provider is (`https://tickets.example`): the key, and the password of a member who connects an account there, are sent there, and the address may be inside your own network or on a port of its own, which is refused otherwise.',
  ),
  TICKETING_TOKEN_EXPIRES: z.iso
    .date({ error: 'must be a date such as 2027-11-20' })
    .optional()
    .describe(
      'The last day of that key (`2027-11-20`), where the key does not say so itself: the desk warns a month before.',
    ),
  TICKETING_SECONDS: numberBetween(1, 3600)
    .optional()
    .describe('How often the provider is asked what is sold; without it 20 to 600 seconds, by its kind.'),
  DELIVERY_SECRET: z
    .string()
    .min(24, { error: 'must have at least 24 characters' })
    .optional()
    .describe(
      'What the ticket provider signs its deliveries with: [delivering tickets](ticket-delivery.md). Made at the first start.',
    ),
}

export const neighbourVariables = {
  IMPORT_ORIGIN: Origin.optional().describe(
    'Where the old website of the house is, when administrators [import it](import.md) at the desk and it is inside your own network or on a port of its own, which is refused otherwise.',
  ),
  WEBHOOK_ORIGIN: Origin.optional().describe(
    'A receiver of [webhooks](open-programme.md) inside your own network or on a port of its own, which is refused otherwise.',
  ),
}

export const siteVariables = {
  IMAGE_SECONDS: numberBetween(1, 60)
    .default(3)
    .describe('How long a visitor waits for a picture that is being made, before being asked to come back.'),
  IMAGE_AVIF: OnOff.default('on').describe(
    '`off` makes no AVIF: pictures are larger files, made with a quarter of the processor time.',
  ),
  IMAGE_CACHE_MB: numberBetween(1, 1_000_000)
    .default(1000)
    .describe('How much room pictures in their sizes may take; those used longest ago go first.'),
  SERVICE_WORKER: OnOff.default('on').describe(
    "`off` removes the service worker and its copies from visitors' browsers.",
  ),
  CDN_SECONDS: wholeNumberBetween(0, 3600)
    .default(0)
    .describe(
      'How long a CDN in front may serve a page without asking the server: [a CDN](growth.md#a-cdn).',
    ),
  PURGE_COMMAND: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Removes changed pages from a CDN after a publish; it reads their addresses from standard input, one a line.',
    ),
}

export const logVariables = {
  LOG_FORMAT: z
    .enum(['plain', 'json'], { error: 'must be plain or json' })
    .default('plain')
    .describe('`json` for lines of JSON, for programs that collect logs; each line has its time and level.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('`info` for a line a call, `debug` for one a page and picture too; none names a visitor.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Opens `/metrics` (Prometheus: answers, publishes, pictures, tasks waiting and failed, refusals of browsers) to whoever sends it as a bearer token; without it there is no such address.',
    ),
}

export const demoVariables = {
  DEMO_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, { error: `must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .optional()
    .describe(
      'The password of the demo accounts `admin@`, `redaktor@`, `medlem@` and `klubb@fjordheim.example`; otherwise made, and printed once.',
    ),
  DEMO_TODAY: z.iso
    .date({ error: 'must be a date such as 2026-11-20' })
    .optional()
    .describe('A fixed date for the demo house, instead of today.'),
  CHECKOUT_PORT: Port.default(3001).describe('Where the stand-in for the ticket provider listens.'),
  CHECKOUT_URL: WebAddress.optional().describe(
    'Where visitors find it; without it `http://localhost:` and that port.',
  ),
}
