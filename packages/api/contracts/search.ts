import { z } from 'zod'
import { SEARCH_PATH, SUGGESTIONS_PATH } from '../search.ts'
import { type Contract, failures, unchanged } from './contract.ts'

/** Longer questions are cut, as nobody means them. What is no text asks nothing. */
const Words = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z
    .string()
    // Control characters are no letters to PostgreSQL, and one of them is an error.
    .transform((query) =>
      query
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200),
    )
    .meta({ description: 'What is looked for: words, "words together", -not; the last may be half typed.' }),
)

const Hit = z
  .object({
    kind: z.enum(['film', 'culture', 'article']),
    title: z.string(),
    href: z.string().meta({ description: 'The address of its page, percent-encoded.' }),
  })
  .meta({ id: 'Suggestion' })

const Picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalPoint: z.object({ x: z.number(), y: z.number() }),
})

export const searchContracts = {
  search: {
    method: 'GET',
    url: SEARCH_PATH,
    schema: {
      operationId: 'search',
      summary: 'Articles, films and culture events, best first, twenty at a time',
      tags: ['search'],
      querystring: z.object({
        q: Words,
        skip: z.coerce
          .number()
          .int()
          .min(0)
          .max(10_000)
          .catch(0)
          .meta({ description: 'How many hits come before these.' }),
      }),
      response: {
        200: z
          .object({
            total: z.int().nonnegative(),
            isNear: z
              .boolean()
              .meta({ description: 'Nothing is as it was asked for; these are spelt much like it.' }),
            hits: z.array(
              Hit.extend({
                excerpt: z
                  .string()
                  .meta({ description: 'HTML: escaped text, with <mark> about what was found.' }),
                image: Picture.nullable(),
              }),
            ),
          })
          .meta({ id: 'SearchAnswer' }),
        ...unchanged,
        ...failures,
      },
    },
  },
  suggestions: {
    method: 'GET',
    url: SUGGESTIONS_PATH,
    schema: {
      operationId: 'suggestions',
      summary: 'Pages that somebody who has typed so much may be looking for; at most six',
      tags: ['search'],
      querystring: z.object({ q: Words }),
      response: { 200: z.array(Hit), ...unchanged, ...failures },
    },
  },
} satisfies Record<string, Contract>
