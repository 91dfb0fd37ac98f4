import { CONTENT_KINDS } from '@lerret/model'
import { z } from 'zod'
import { API_BASES, MANAGEMENT_CALLS } from '../content/calls.ts'
import { type Contract, failures, line, unchanged, whole } from './contract.ts'

/** More records than this at once are asked for in several calls. */
export const MOST_RECORDS = 1000

export const SiteId = line(64)
const RecordId = line(120)

/** A record of content, as its schema in the model has it. */
export const AnyRecord = z.looseObject({ id: z.string() }).meta({ id: 'Record' })

/** How much of a list is wanted: without `take`, all of it. The next part is what the `link` header leads to. */
export const Part = z.object({
  take: whole({ min: 1, most: MOST_RECORDS }).optional(),
  /** The id of the last record that the caller has: the part begins after it. */
  after: RecordId.optional(),
})

const Stable = z.enum(['0', '1'], { error: 'is neither 1 (what visitors see) nor 0 (drafts)' }).default('1')

export const PublishAnswer = z.object({
  release: z.string(),
  pages: z.object({ rendered: z.int(), kept: z.int(), failed: z.int() }),
  /** One sentence for each thing that is not as it should be. */
  problems: z.array(z.string()),
})
export type PublishAnswer = z.infer<typeof PublishAnswer>

/** The management API: all content of a house, for programs that build its site or keep it in step. */
export const managementContracts = {
  records: {
    method: 'GET',
    url: `${API_BASES.management}/site/:siteId/:kind`,
    schema: {
      operationId: 'records',
      summary:
        'All records of a kind (block-data, article …): stable=1 as visitors see them, stable=0 drafts',
      tags: ['management'],
      security: [{ bearer: [] }],
      params: z.object({
        siteId: SiteId,
        kind: z.enum(CONTENT_KINDS, {
          error: `is not a kind of content; there are ${CONTENT_KINDS.join(', ')}`,
        }),
      }),
      querystring: z.object({ stable: Stable, ...Part.shape }),
      response: { 200: z.array(AnyRecord), ...unchanged, ...failures },
    },
  },
  revisions: {
    method: 'GET',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.revisions.path}`,
    schema: {
      operationId: 'revisions',
      summary: 'The number of each public record’s last publication, by kind:id',
      tags: ['management'],
      security: [{ bearer: [] }],
      params: z.object({ siteId: SiteId }),
      response: { 200: z.record(z.string(), z.int()), ...unchanged, ...failures },
    },
  },
  original: {
    method: 'GET',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.original.path}`,
    schema: {
      operationId: 'original',
      summary: 'A picture as it was uploaded',
      tags: ['management'],
      security: [{ bearer: [] }],
      params: z.object({ siteId: SiteId, id: RecordId }),
      produces: ['application/octet-stream'],
      response: { 200: z.any(), ...unchanged, ...failures },
    },
  },
  publish: {
    method: 'POST',
    url: `${API_BASES.management}/${MANAGEMENT_CALLS.publish.path}`,
    schema: {
      operationId: 'publish',
      summary: 'Make everything that is due live now',
      tags: ['management'],
      security: [{ bearer: [] }],
      params: z.object({ siteId: SiteId }),
      response: { 200: PublishAnswer, ...failures },
    },
  },
} satisfies Record<string, Contract>
