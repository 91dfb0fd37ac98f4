import { type ApiConfig, type CallApi, createApi } from '../client/create-api.ts'
import { PARTNER_CALLS, type PartnerCall } from './calls.ts'

/** Returns the API configuration of a partner. */
export type PartnerApis = (partner: number) => ApiConfig<PartnerCall>

/** The partners' APIs on this server. `origin` is empty in the browser, which is on the same origin. */
export const partnerApis =
  (origin = ''): PartnerApis =>
  (partner) => ({
    base: `${origin}/partners/${partner}`,
    authentication: { method: 'none' },
    paths: PARTNER_PATHS,
  })

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
export function partnerApi([partner]: readonly number[], apis: PartnerApis): ApiConfig<PartnerCall> {
  if (partner === undefined) throw new Error('The site names no partner.')
  return apis(partner)
}

export const PARTNER_PATHS = Object.fromEntries(
  Object.entries(PARTNER_CALLS).map(([name, { path }]) => [name, path]),
) as Record<PartnerCall, string>
