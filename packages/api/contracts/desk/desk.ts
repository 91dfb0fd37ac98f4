import { z } from 'zod'
import type { Contract } from '../contract.ts'

/** The base path of the desk's calls. */
export const DESK_URL = '/redaksjon/api'

export const StaffRole = z.enum(['admin', 'editor', 'contributor']).meta({ id: 'StaffRole' })
export type StaffRole = z.infer<typeof StaffRole>

export const ADMIN_ROLES: readonly StaffRole[] = ['admin']
/** Roles that decide what is public and who is a club member. */
export const EDITOR_ROLES: readonly StaffRole[] = ['admin', 'editor']
export const ALL_ROLES: readonly StaffRole[] = ['admin', 'editor', 'contributor']

/** A call of the desk. The server checks the roles before it reads the body of a request. */
export interface DeskContract extends Contract {
  /** Who may call it. `anyone` includes people who are not signed in. */
  roles: readonly StaffRole[] | 'anyone'
  /** It changes the records that its parameters or `records` of its body name, so the roles of their kinds are checked too. */
  changesRecords?: true
}

type SchemaInput = Omit<Contract['schema'], 'operationId' | 'summary' | 'tags'>

/** The schema of a call that requires a session of staff. Calls for anyone set `security: []`. */
export function deskSchema<const Schema extends SchemaInput>(
  operationId: string,
  summary: string,
  schema: Schema,
) {
  return { security: [{ staffSession: [] }], ...schema, operationId, summary, tags: ['desk'] }
}

/** The reply of a call that returns nothing. */
export const Done = z.literal(true)
