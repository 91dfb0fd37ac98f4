import { PARTNER_NUMBER } from '@lerret/model'
import { z } from 'zod'
import { PARTNER_CALLS, type PartnerCall } from '../../partner/calls.ts'
import { type Access, type ContractSchema, line, text, wholeNumber } from '../contract.ts'

/** Where the calls of all partners are registered. */
export const PARTNERS_URL = '/partners/:partner'

/** The most entries in one reply. */
export const MAX_PAGE_SIZE = 50

export const PartnerParams = z.object({
  partner: z.string().regex(PARTNER_NUMBER, {
    error: ({ input }) => `${input} is not a partner number: it has one to nine digits`,
  }),
})

// Longer than the rules of account-input.ts allow: the server validates what people type, and replies with an error code for the field.
export const Email = text(400)
export const UserName = text(400)
export const Password = text(4000)
export const FilmNumber = line(32)
/** The content id of a film. */
export const MovieId = line(120)

/** The reply of a call that has nothing else to return. */
export const Done = z.literal(true)

/** The entries of a list that are asked for. */
export const page = (size: number) => ({
  skip: wholeNumber({ max: 100_000 }).default(0),
  take: wholeNumber({ min: 1, max: MAX_PAGE_SIZE }).default(size),
})

type SchemaInput = Omit<ContractSchema, 'operationId' | 'tags' | 'params'>

/** A call of the partner with its address, access and schemas. */
export function contract<
  Name extends PartnerCall,
  const Who extends Access,
  const Schema extends SchemaInput,
>(name: Name, access: Who, schema: Schema) {
  const { method, path } = PARTNER_CALLS[name]
  const url = `${PARTNERS_URL}/${path.split('?', 1)[0]}`
  return {
    method,
    url,
    access,
    schema: { ...schema, operationId: name, tags: ['partner'], params: PartnerParams },
  }
}
