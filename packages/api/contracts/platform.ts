import { z } from 'zod'
import { API_BASES, PLATFORM_CALLS } from '../content/calls.ts'
import { type Contract, failures, notModified } from './contract.ts'
import { AnyRecord, Pagination, SiteId } from './management.ts'

/** A site of this server. */
export const PlatformSite = z
  .object({
    id: z.string(),
    title: z.string(),
    host: z.string(),
    aliases: z.array(z.string()),
    stage: z.string(),
    published: z.boolean(),
    partners: z.array(z.int()),
    /** Its name in the runtime data API. */
    runtimeSite: z.string(),
  })
  .meta({ id: 'Site' })
export type PlatformSite = z.infer<typeof PlatformSite>

/** A showing with its production; null when that is not public. */
export const PlatformEvent = AnyRecord.extend({
  production: z
    .object({
      id: z.string(),
      object: z.string(),
      objectClass: z.string(),
      title: z.string(),
      parentSlug: z.string(),
      pageReference: z.string(),
    })
    .nullable(),
}).meta({ id: 'Event' })
export type PlatformEvent = z.infer<typeof PlatformEvent>

/** The platform data API: the sites and their showings. */
export const platformContracts = {
  sites: {
    method: 'GET',
    url: `${API_BASES.platform}/${PLATFORM_CALLS.sites.path}`,
    access: 'basic',
    schema: {
      operationId: 'sites',
      summary: 'The sites of this server',
      tags: ['platform'],
      response: { 200: z.array(PlatformSite), ...failures },
    },
  },
  siteEvents: {
    method: 'GET',
    url: `${API_BASES.platform}/${PLATFORM_CALLS.siteEvents.path}`,
    access: 'basic',
    schema: {
      operationId: 'siteEvents',
      summary: 'The showings of a site, as they are published',
      tags: ['platform'],
      params: z.object({ siteId: SiteId }),
      querystring: Pagination,
      response: { 200: z.array(PlatformEvent), ...notModified, ...failures },
    },
  },
} satisfies Record<string, Contract>
