import { z } from 'zod'

/**
 * What a call is named and carries, in the shape that the server registers: `app.route({ ...contract, handler })`.
 * The OpenAPI document is made of the same.
 */
export interface Contract {
  method: 'GET' | 'POST'
  /** Parameters are written `:name`. */
  url: string
  schema: ContractSchema
}

export interface ContractSchema {
  /** The call's logical name. */
  operationId: string
  summary: string
  /** What a caller needs to know beyond the summary and the fields, in Markdown. */
  description?: string
  tags: readonly string[]
  /** Which credentials it takes; none, where this is missing. */
  security?: readonly Record<string, readonly string[]>[]
  params?: z.ZodType
  querystring?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  consumes?: readonly string[]
  produces?: readonly string[]
  response: Record<number | string, z.ZodType>
}

/** Every failure, of every call. The site tells people by the code; members' calls say it in their words as well. */
export const Failure = z
  .object({ error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }) })
  .meta({
    id: 'Failure',
    description:
      'What went wrong: a permanent code, a message, and the field of the request that it is about.',
  })

/** The failures of a call that reads what it is given. */
export const failures = { '4xx': Failure, '5xx': Failure } as const

/** Of what the caller has already, by the tag that it was given with, nothing is said again. */
export const unchanged = { 304: z.undefined().describe('Unchanged since the tag in if-none-match') } as const

/** A number in a query: text that is a whole number within bounds. */
export const whole = ({ min = 0, most }: { min?: number; most: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(most))

/** Text on one line. PostgreSQL keeps no text with a NUL in it, and nobody means other control characters. */
export const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'holds control characters')

/** Text of several lines. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/, 'holds a NUL')
