import { z } from 'zod'
import { line, wholeNumber } from '../../contract.ts'
import { ADMIN_ROLES, deskCall } from '../desk.ts'

/** The actions of staff that the audit log records. The desk has a sentence for each code; codes are permanent. */
export const AUDIT_ACTIONS = [
  'audit_exported',
  'backup_codes_replaced',
  'club_code_created',
  'club_member_added',
  'club_member_removed',
  'demo_left',
  'house_set_up',
  'identity_linked',
  'import_started',
  'mail_retried',
  'member_confirmation_sent',
  'member_deleted',
  'member_exported',
  'member_password_sent',
  'member_unlocked',
  'member_viewed',
  'members_searched',
  'newsletter_deleted',
  'newsletter_planned',
  'newsletter_sent',
  'preview_revoked',
  'preview_shared',
  'publication_reverted',
  'record_deleted',
  'record_planned',
  'record_published',
  'record_unpublished',
  'invitation_accepted',
  'invitation_revoked',
  'old_data_deleted',
  'other_sessions_ended',
  'own_name_changed',
  'own_password_changed',
  'passkey_added',
  'passkey_removed',
  'password_link_created',
  'password_reset',
  'rehearsal_ended',
  'retention_changed',
  'review_hidden',
  'review_shown',
  'second_factor_roles_changed',
  'session_ended',
  'sign_in_failed',
  'signed_in',
  'signed_out',
  'staff_invited',
  'staff_removed',
  'staff_role_changed',
  'subscriber_removed',
  'subscribers_exported',
  'test_mail_sent',
  'two_factor_disabled',
  'two_factor_enabled',
  'two_factor_reset',
  'webhook_added',
  'webhook_enabled',
  'webhook_removed',
  'webhook_retried',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const AuditEntry = z
  .object({
    id: z.int(),
    at: z.string(),
    personId: z.string(),
    /** The name at that time, which remains when the person is removed. */
    personName: z.string(),
    action: z.string(),
    record: z.object({ kind: z.string(), id: z.string() }).nullable(),
    recordTitle: z.string().nullable().describe('The title that the record has now; null without one'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })

/** The audit log. */
export const auditContracts = {
  auditLog: deskCall('GET', '/audit', ADMIN_ROLES, {
    summary: 'What staff did, newest first',
    querystring: z.object({
      person: z.uuid().optional(),
      action: z.enum(AUDIT_ACTIONS).optional(),
      recordKind: line(60).optional(),
      recordId: line(200).optional(),
      before: wholeNumber({ max: 999_999_999 })
        .optional()
        .describe('Only entries before the one with this id'),
      take: wholeNumber({ min: 1, max: 200 }).default(50),
    }),
    reply: z.object({
      entries: z.array(AuditEntry),
      next: z.int().nullable().describe('The `before` of the next page; null on the last one'),
    }),
  }),
  exportAudit: deskCall('POST', '/audit/export', ADMIN_ROLES, {
    summary: 'The whole audit log, newest first; the export is an entry of it',
    body: z.object({ format: z.enum(['csv', 'json']) }),
    reply: z.object({ file: z.string().describe('The text of the file') }),
  }),
}
