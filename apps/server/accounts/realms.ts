import type { StaffRole } from '@lerret/api/contracts'
import { PARTNER_IDS } from '@lerret/model'

/** Where an account is valid: as a member of one partner, or as staff at the desk. */
export type Realm = `${(typeof PARTNER_IDS)[number]}` | 'staff'
export type Partner = Exclude<Realm, 'staff'>

export const PARTNERS = PARTNER_IDS.map(String) as Partner[]

export const isPartner = (text: string): text is Partner => (PARTNERS as string[]).includes(text)

export type { StaffRole }
export type Role = 'member' | StaffRole

/** The path of a realm's cookies. */
export const realmPath = (realm: Realm) => (realm === 'staff' ? '/redaksjon' : `/partners/${realm}`)
