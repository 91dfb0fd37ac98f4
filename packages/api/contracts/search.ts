import { LANGUAGES } from '@lerret/model'
import { z } from 'zod'
import { SEARCH_PATH, SUGGESTIONS_PATH } from '../search.ts'
import { type Contract, failures, notModified } from './contract.ts'

/** The normalized search text. Long texts are cut; a value that is no text counts as empty. */
const SearchQuery = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z
    .string()
    // PostgreSQL ignores control characters, except NUL, which is an error.
    .transform((query) =>
      query
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200),
    )
    .meta({ description: 'The search text: words, "a phrase", -excluded; the last word may be incomplete.' }),
)

const PageLanguage = z
  .enum(LANGUAGES)
  .optional()
  .catch(undefined)
  .meta({ description: 'The language whose pages come first; without it, that of the house.' })

const Hit = z
  .object({
    kind: z.enum(['page', 'film', 'culture', 'article']),
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

const NextShowing = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  hall: z.string(),
  state: z.string(),
  ticketStatus: z.string(),
  priceFrom: z.number().nullable(),
  purchaseHref: z.string().nullable().meta({ description: 'Where the ticket is bought.' }),
})

export const searchContracts = {
  search: {
    method: 'GET',
    url: SEARCH_PATH,
    access: 'anyone',
    schema: {
      operationId: 'search',
      summary: 'Pages, articles, films and culture events, best first, twenty at a time',
      tags: ['search'],
      querystring: z.object({
        q: SearchQuery,
        skip: z.coerce
          .number()
          .int()
          .min(0)
          .max(10_000)
          .catch(0)
          .meta({ description: 'How many hits come before these.' }),
        lang: PageLanguage,
      }),
      response: {
        200: z
          .object({
            total: z.int().nonnegative(),
            isNear: z
              .boolean()
              .meta({ description: 'Nothing has all words; these hits have similar ones, or some of them.' }),
            hits: z.array(
              Hit.extend({
                lang: z
                  .string()
                  .optional()
                  .meta({ description: 'Of title and excerpt, if it is not the language asked for.' }),
                excerpt: z
                  .string()
                  .meta({ description: 'HTML: escaped text, with <mark> around the matches.' }),
                image: Picture.nullable(),
                next: z
                  .object({ showing: NextShowing, ageLimit: z.string() })
                  .nullable()
                  .meta({ description: 'The next showing of a film or event, and its age limit.' }),
              }),
            ),
          })
          .meta({ id: 'SearchAnswer' }),
        ...notModified,
        ...failures,
      },
    },
  },
  suggestions: {
    method: 'GET',
    url: SUGGESTIONS_PATH,
    access: 'anyone',
    schema: {
      operationId: 'suggestions',
      summary: 'Pages that match what has been typed so far; at most six',
      tags: ['search'],
      querystring: z.object({ q: SearchQuery, lang: PageLanguage }),
      response: { 200: z.array(Hit), ...notModified, ...failures },
    },
  },
} satisfies Record<string, Contract>
