import { PARTNER_IDS } from '@lerret/model'
import type { ApiConfig } from '../client/create-api.ts'
import { PARTNER_CALLS, type PartnerCall } from './calls.ts'

export type PartnerApis = Readonly<Record<number, ApiConfig<PartnerCall>>>

/** Every partner's API as this server offers them. `origin` is empty in the browser, where the site is at the same place. */
export function partnerApis(origin = ''): PartnerApis {
  return Object.fromEntries(
    PARTNER_IDS.map((id) => [
      id,
      { base: `${origin}/partners/${id}`, authentication: { method: 'none' }, paths: PARTNER_PATHS },
    ]),
  )
}

/** The API of a site: its first partner's. */
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
