import { z } from 'zod'
import { failures, text } from '../../contract.ts'
import { ALL_ROLES, DESK_URL, type DeskContract, deskSchema } from '../desk.ts'

const MenuItemDraft = z
  .object({
    id: z.string(),
    version: z.int().positive(),
    stableVersion: z.int().positive().nullable(),
    body: z.record(z.string(), z.unknown()).nullable().describe('null: it is deleted'),
    author: z.string(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'MenuItemDraft' })

const LinkTarget = z.object({ path: z.string(), title: z.string() }).meta({ id: 'LinkTarget' })

/** The entries of the menus, and the pages that they can link to. */
export const menuContracts = {
  menuItems: {
    method: 'GET',
    url: `${DESK_URL}/menu-items`,
    roles: ALL_ROLES,
    schema: deskSchema('menuItems', 'The drafts of all menu entries, also of deleted ones', {
      response: { 200: z.object({ items: z.array(MenuItemDraft) }), ...failures },
    }),
  },
  linkTargets: {
    method: 'GET',
    url: `${DESK_URL}/link-targets`,
    roles: ALL_ROLES,
    schema: deskSchema('linkTargets', 'Pages of the live site whose title or path has these words', {
      querystring: z.object({ q: text(200) }),
      response: { 200: z.object({ items: z.array(LinkTarget) }), ...failures },
    }),
  },
} satisfies Record<string, DeskContract>
