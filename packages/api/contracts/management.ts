import { CONTENT_KINDS, type ContentKind, isSiteKind, type SiteKind } from '@lerret/model'
import { z } from 'zod'
import { API_BASES, MANAGEMENT_CALLS } from '../content/calls.ts'
import { type Contract, failures, line, notModified, wholeNumber } from './contract.ts'

/** The most records in one reply when `take` is given. */
export const MAX_RECORDS_PER_PAGE = 1000

/** The kinds of records in the management API, where the site is one record. */
export type ManagementKind = 'site' | Exclude<ContentKind, SiteKind>

export const MANAGEMENT_KINDS: readonly ManagementKind[] = [
  'site',
  ...CONTENT_KINDS.filter((kind) => !isSiteKind(kind)),
]

export const SiteId = line(64)
const RecordId = line(120)

/** A record of content; its schema is in the model. */
export const AnyRecord = z.looseObject({ id: z.string() }).meta({ id: 'Record' })

/** Pagination of a list: without `take`, all of it is sent. The `link` header leads to the next page. */
export const Pagination = z.object({
  take: wholeNumber({ min: 1, max: MAX_RECORDS_PER_PAGE }).optional(),
  /** The id of the last record of the previous page. */
  after: RecordId.optional(),
})

const Stable = z.enum(['0', '1'], { error: 'is neither 1 (what visitors see) nor 0 (drafts)' }).default('1')

export const PublishResult = z.object({
  release: z.string(),
  pages: z.object({ rendered: z.int(), kept: z.int(), failed: z.int() }),
  /** One sentence for each problem. */
  problems: z.array(z.string()),
})
export type PublishResult = z.infer<typeof PublishResult>

/** The management API: all content of a house, for programs that build or synchronise its site. */
export const managementContracts = {
  records: {
    method: 'GET',
    url: `${API_BASES.management}/site/:siteId/:kind`,
    access: 'bearer',
    schema: {
      operationId: 'records',
      summary:
        'All records of a kind (block-data, article …): stable=1 as visitors see them, stable=0 drafts',
      tags: ['management'],
      params: z.object({
        siteId: SiteId,
        kind: z.enum(MANAGEMENT_KINDS, {
          error: `is not a kind of content; there are ${MANAGEMENT_KINDS.join(', ')}`,
        }),
      }),
      querystring: z.object({ stable: Stable, ...Pagination.shape }),
      response: { 200: z.array(AnyRecord), ...notModified, ...failures },
    },
  },
  revisions: {
    method: 'GET',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.revisions.path}`,
    access: 'bearer',
    schema: {
      operationId: 'revisions',
      summary: 'The number of each public record’s last publication, by kind:id',
      tags: ['management'],
      params: z.object({ siteId: SiteId }),
      response: { 200: z.record(z.string(), z.int()), ...notModified, ...failures },
    },
  },
  original: {
    method: 'GET',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.original.path}`,
    access: 'bearer',
    schema: {
      operationId: 'original',
      summary: 'A picture as it was uploaded',
      tags: ['management'],
      params: z.object({ siteId: SiteId, id: RecordId }),
      produces: ['application/octet-stream'],
      response: { 200: z.any(), ...notModified, ...failures },
    },
  },
  publish: {
    method: 'POST',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.publish.path}`,
    access: 'bearer',
    schema: {
      operationId: 'publish',
      summary: 'Publish all pending changes now',
      tags: ['management'],
      params: z.object({ siteId: SiteId }),
      response: { 200: PublishResult, ...failures },
    },
  },
} satisfies Record<string, Contract>
