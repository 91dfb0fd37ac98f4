import { z } from 'zod'
import { text } from '../../contract.ts'
import { ALL_ROLES, deskCall } from '../desk.ts'

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
  menuItems: deskCall('GET', '/menu-items', ALL_ROLES, {
    summary: 'The drafts of all menu entries, also of deleted ones',
    reply: z.object({ items: z.array(MenuItemDraft) }),
  }),
  linkTargets: deskCall('GET', '/link-targets', ALL_ROLES, {
    summary: 'Pages of the live site whose title or path has these words',
    querystring: z.object({ q: text(200) }),
    reply: z.object({ items: z.array(LinkTarget) }),
  }),
}
