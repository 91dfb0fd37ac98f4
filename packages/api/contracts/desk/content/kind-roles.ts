import type { ContentKind } from '@lerret/model'
import type { StaffRole } from '../../contract.ts'
import { ADMIN_ROLES, ALL_ROLES, EDITOR_ROLES } from '../desk.ts'

/**
 * Who may change the records of each kind, of those who may call at all. The daily content is for everybody; what stands on every page
 * is for those who publish; how the house and its site are set up is for admins.
 */
export const KIND_ROLES: Record<ContentKind, readonly StaffRole[]> = {
  article: ALL_ROLES,
  production: ALL_ROLES,
  event: ALL_ROLES,
  media: ALL_ROLES,
  document: ALL_ROLES,
  page: ALL_ROLES,
  'block-data': ALL_ROLES,
  redirect: ALL_ROLES,
  translation: ALL_ROLES,
  'menu-item': EDITOR_ROLES,
  footer: EDITOR_ROLES,
  settings: ADMIN_ROLES,
  theme: ADMIN_ROLES,
  host: ADMIN_ROLES,
  partners: ADMIN_ROLES,
  ticketing: ADMIN_ROLES,
}
