import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import { z } from 'zod'
import { line, text } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'

const Kind = z.enum(CONTENT_KINDS as [ContentKind, ...ContentKind[]])

/** The calls for what the editor of a film, a culture event or a showing needs to know beside the record. */
export const productionContracts = {
  providerFacts: deskCall('GET', '/provider-facts/:kind/:id', ALL_ROLES, {
    summary: 'The fields of a production or showing as the ticketing provider has them',
    params: z.object({ kind: z.enum(['production', 'event']), id: line(120) }),
    reply: z.object({
      fields: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe('By the name of our field; null when the provider does not have it'),
    }),
  }),
  addressOwner: deskCall('GET', '/address-owner', ALL_ROLES, {
    summary: 'Another record that has the address of a production',
    querystring: z.object({ id: line(120), object: z.enum(['movie', 'culture']), slug: text(400) }),
    reply: z.object({ owner: z.object({ kind: Kind, id: z.string(), title: z.string() }).nullable() }),
  }),
}
