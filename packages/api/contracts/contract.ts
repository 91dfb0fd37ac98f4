import { z } from 'zod'

export const StaffRole = z.enum(['admin', 'editor', 'contributor']).meta({ id: 'StaffRole' })
export type StaffRole = z.infer<typeof StaffRole>

/** The credential that a program shows. */
export type ProgramCredential = 'bearer' | 'basic' | 'metrics' | 'providerSignature'

/**
 * The callers that may send a call: anyone, members who are logged in, members of the club, staff with one of these roles, or a program.
 */
export type Access = 'anyone' | 'member' | 'club-member' | ProgramCredential | readonly StaffRole[]

/**
 * Name, method, URL, access and schemas of a call, which the server registers with `addRoute(scope, contract, handler)`.
 * The OpenAPI document is generated from the same contracts.
 */
export interface Contract {
  method: 'GET' | 'POST'
  /** Parameters are written `:name`. */
  url: string
  /** The server checks it before it reads the body of a request. */
  access: Access
  schema: ContractSchema
}

export interface ContractSchema {
  /** The call's logical name. */
  operationId: string
  summary: string
  /** Facts that a caller needs beyond the summary and the fields, in Markdown. */
  description?: string
  tags: readonly string[]
  params?: z.ZodType
  querystring?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  consumes?: readonly string[]
  produces?: readonly string[]
  response: Record<number | string, z.ZodType>
}

/** The error reply of every call. The site chooses the text for people by the code. */
export const Failure = z
  .object({ error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }) })
  .meta({
    id: 'Failure',
    description:
      'What went wrong: a permanent code, a message, and the field of the request that it is about.',
  })

/** The error replies of every call. */
export const failures = { '4xx': Failure, '5xx': Failure } as const

/** The reply when the ETag that the caller has is still current. */
export const notModified = {
  304: z.undefined().describe('Unchanged since the tag in if-none-match'),
} as const

/** A number in a query: text that is a whole number within bounds. */
export const wholeNumber = ({ min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** Text on one line, without control characters. */
export const line = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u, 'holds control characters')

/** Text of several lines. PostgreSQL cannot store NUL characters. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\0]*$/, 'holds a NUL')
