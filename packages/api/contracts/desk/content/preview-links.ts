import { z } from 'zod'
import { failures, line } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, Done, deskSchema } from '../desk.ts'

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
  createPreviewLink: {
    method: 'POST',
    url: `${DESK_URL}/preview-links`,
    roles: ALL_ROLES,
    schema: deskSchema('createPreviewLink', 'Create an address that shows one version for seven days', {
      body: z.object({ kind: Kind, id: line(120), version: z.int().positive() }),
      response: {
        200: PreviewLink.extend({
          path: z.string().describe('It is returned once, and cannot be read again'),
        }),
        ...failures,
      },
    }),
  },
  previewLinks: {
    method: 'GET',
    url: `${DESK_URL}/content/:kind/:id/preview-links`,
    roles: ALL_ROLES,
    schema: deskSchema('previewLinks', 'The addresses of a record that are valid, newest first', {
      params: z.object({ kind: Kind, id: line(120) }),
      response: { 200: z.array(PreviewLink), ...failures },
    }),
  },
  revokePreviewLink: {
    method: 'POST',
    url: `${DESK_URL}/preview-links/:link/revoke`,
    roles: ALL_ROLES,
    schema: deskSchema('revokePreviewLink', 'End an address at once', {
      params: z.object({ link: z.uuid() }),
      response: { 200: Done, ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
