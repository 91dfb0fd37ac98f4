import { DeliveredTicket } from '@lerret/api/contracts'
import { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'

/** A person's account at the provider, with the tickets that were bought with it. */
export interface ProviderProfile {
  email: string
  tickets: DeliveredTicket[]
}

interface ProviderCallOptions {
  /** The address of the provider. */
  host: string
  fetch: Fetch
}

const MAX_TICKETS = 500

const LoginReply = z.object({ token: z.string().min(1).max(4000) })
const ProfileReply = z.object({
  authenticated: z.literal(true),
  email: z.string().min(1).max(254),
  tickets: z.array(z.unknown()).max(MAX_TICKETS).default([]),
})

/** Logs in and returns the provider's token. The provider requires the password in the query, so the address is never logged. */
export async function logInAtProvider(
  { host, fetch }: ProviderCallOptions,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const query = new URLSearchParams({ email, password, remember: 'true' })
  const reply = await send(fetch, `${host}/v3/ebillett/auth/login?${query}`, { method: 'POST' })
  if ([400, 401, 403, 404].includes(reply.status))
    throw new AppError('provider_login_failed', 'The provider does not accept the address and password.')
  if (reply.status === 429)
    throw new AppError('too_many_requests', 'The provider has had too many attempts to log in.')
  return (await readJson(reply, LoginReply)).token
}

/** The account of a token; undefined when the provider no longer accepts the token. */
export async function readProviderProfile(
  { host, fetch }: ProviderCallOptions,
  token: string,
): Promise<ProviderProfile | undefined> {
  const reply = await send(fetch, `${host}/profile/auth`, { headers: { authorization: `Bearer ${token}` } })
  if (reply.status === 401 || reply.status === 403) return undefined
  const { email, tickets } = await readJson(reply, ProfileReply)
  // One bad ticket must not hide the others.
  return { email, tickets: tickets.flatMap((ticket) => DeliveredTicket.safeParse(ticket).data ?? []) }
}

async function send(fetch: Fetch, url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options)
  } catch (error) {
    if (error instanceof AppError) throw unavailable(error.message)
    throw error
  }
}

async function readJson<Schema extends z.ZodType>(reply: Response, schema: Schema): Promise<z.infer<Schema>> {
  if (!reply.ok) throw unavailable(`It replies with status ${reply.status}.`)
  const body: unknown = await reply.json().catch(() => undefined)
  const { data } = schema.safeParse(body)
  if (data === undefined) throw unavailable('Its reply does not have the expected format.')
  return data
}

const unavailable = (reason: string) =>
  new AppError('provider_unavailable', `The ticketing provider's accounts cannot be reached: ${reason}`)
