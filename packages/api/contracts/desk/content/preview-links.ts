import { z } from 'zod'
import { line } from '../../contract.ts'
import { ALL_ROLES, Done, deskCall } from '../desk.ts'

/** Kinds of records that have a page of their own. */
const Kind = z.enum(['article', 'production', 'page', 'event'])

const PreviewLink = z
  .object({
    id: z.uuid(),
    version: z.int().positive(),
    author: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PreviewLink' })

/** Addresses at which people without an account see a draft. */
export const previewLinkContracts = {
  createPreviewLink: deskCall('POST', '/preview-links', ALL_ROLES, {
    summary: 'Create an address that shows one version for seven days',
    body: z.object({ kind: Kind, id: line(120), version: z.int().positive() }),
    reply: PreviewLink.extend({
      path: z.string().describe('It is returned once, and cannot be read again'),
    }),
  }),
  previewLinks: deskCall('GET', '/content/:kind/:id/preview-links', ALL_ROLES, {
    summary: 'The addresses of a record that are valid, newest first',
    params: z.object({ kind: Kind, id: line(120) }),
    reply: z.array(PreviewLink),
  }),
  revokePreviewLink: deskCall('POST', '/preview-links/:link/revoke', ALL_ROLES, {
    summary: 'End an address at once',
    params: z.object({ link: z.uuid() }),
    reply: Done,
  }),
}
