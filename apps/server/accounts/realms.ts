import { PARTNER_IDS } from '@lerret/model'

/** Where an account is good: with one partner, as a member, or at the desk. */
export type Realm = `${(typeof PARTNER_IDS)[number]}` | 'staff'
export type Partner = Exclude<Realm, 'staff'>

export const PARTNERS = PARTNER_IDS.map(String) as Partner[]

export const isPartner = (text: string): text is Partner => (PARTNERS as string[]).includes(text)

export type StaffRole = 'admin' | 'editor' | 'contributor'
export type Role = 'member' | StaffRole

/** The path whose calls carry a realm's cookies, and no others do. */
export const pathOfRealm = (realm: Realm) => (realm === 'staff' ? '/redaksjon' : `/partners/${realm}`)
