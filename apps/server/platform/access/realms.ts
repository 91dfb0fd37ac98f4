import type { StaffRole } from '@lerret/api/contracts'

/** The number of a cinema partner. The house's own ones are a record of its site. */
export type Partner = `${number}`

/** The realm in which an account is valid: as a member of one partner, or as staff at the desk. */
export type Realm = Partner | 'staff'

export type { StaffRole }
export type Role = 'member' | StaffRole

/** The path of a realm's cookies. */
export const realmPath = (realm: Realm) => (realm === 'staff' ? '/redaksjon' : `/partners/${realm}`)
