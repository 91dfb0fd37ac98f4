import { AGE_LIMITS, EdiNumber } from '@lerret/model'
import { z } from 'zod'
import { line } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'

const FoundFacts = z
  .object({
    source: z.string().describe('Who said so'),
    fetchedAt: z.string(),
    facts: z
      .object({
        ediNumber: z.string().optional(),
        originalTitle: z.string().optional(),
        year: z.int().optional(),
        countries: z.array(z.string()).optional(),
        genres: z.array(z.string()).optional(),
        ageLimit: z.enum(AGE_LIMITS).optional(),
        minutes: z.int().optional(),
        premiere: z.string().optional(),
        summary: z.string().optional(),
        text: z.string().optional().describe('Cleaned HTML'),
      })
      .describe('Only what the source knows'),
  })
  .meta({ id: 'FoundFilmFacts' })
export type FoundFilmFacts = z.infer<typeof FoundFacts>

/** Facts about films from an outside source. */
export const filmFactsContracts = {
  filmFacts: deskCall('GET', '/film-facts/:id', ALL_ROLES, {
    summary: 'What was last fetched about a film',
    params: z.object({ id: line(120) }),
    reply: z.object({ hasSource: z.boolean(), found: FoundFacts.nullable() }),
  }),
  fetchFilmFacts: deskCall('POST', '/film-facts/:id', ALL_ROLES, {
    summary: 'Ask the house’s source about a film; the film is not changed',
    params: z.object({ id: line(120) }),
    body: z.object({ ediNumber: EdiNumber.optional(), title: line(300) }),
    reply: FoundFacts,
  }),
}
