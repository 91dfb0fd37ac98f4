import { PARTNER_IDS } from '@lerret/model'
import { type ApiConfig, type CallApi, createApi } from '../client/create-api.ts'
import { PARTNER_CALLS, type PartnerCall } from './calls.ts'

export type PartnerApis = Readonly<Record<number, ApiConfig<PartnerCall>>>

/** The API configuration of every partner on this server. `origin` is empty in the browser, which is on the same origin. */
export function partnerApis(origin = ''): PartnerApis {
  return Object.fromEntries(
    PARTNER_IDS.map((id) => [
      id,
      { base: `${origin}/partners/${id}`, authentication: { method: 'none' }, paths: PARTNER_PATHS },
    ]),
  )
}

export interface PartnerClientOptions {
  apis: PartnerApis
  fetch?: typeof globalThis.fetch
}

/** A function that calls the cinema partner of a site. */
export const callPartner = (
  partners: readonly number[],
  { apis, fetch = globalThis.fetch }: PartnerClientOptions,
): CallApi<PartnerCall> => createApi(partnerApi(partners, apis), { calls: PARTNER_CALLS, fetch })

/** The API configuration of a site's first partner. */
export function partnerApi(partners: readonly number[], apis: PartnerApis): ApiConfig<PartnerCall> {
  const [id] = partners
  const config = id === undefined ? undefined : apis[id]
  if (config) return config
  const known = Object.keys(apis).sort().join(' and ')
  throw new Error(
    id === undefined
      ? `The site names no partner; known partners are ${known}.`
      : `Partner ${id} has no API configuration; known partners are ${known}.`,
  )
}

export const PARTNER_PATHS = Object.fromEntries(
  Object.entries(PARTNER_CALLS).map(([name, { path }]) => [name, path]),
) as Record<PartnerCall, string>
