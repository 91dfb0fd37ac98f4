import type { AuditAction } from '@lerret/api/contracts'
import { DESK_LOCALES, fill, auditWords as words } from '@lerret/words/desk'
import type { CallReply } from '../../data/call-desk.ts'
import { roleInSentence } from '../roles.ts'

export type AuditEntry = CallReply<'auditLog'>['entries'][number]

/** What follows the name of the person, by the code of the action. */
const SENTENCES: Record<AuditAction, string> = {
  audit_exported: words.auditExported,
  backup_codes_replaced: words.auditBackupCodesReplaced,
  club_code_created: words.auditClubCodeCreated,
  club_member_added: words.auditClubMemberAdded,
  club_member_removed: words.auditClubMemberRemoved,
  demo_left: words.auditDemoLeft,
  house_set_up: words.auditHouseSetUp,
  identity_linked: words.auditIdentityLinked,
  import_started: words.auditImportStarted,
  invitation_accepted: words.auditInvitationAccepted,
  invitation_revoked: words.auditInvitationRevoked,
  mail_retried: words.auditMailRetried,
  rehearsal_ended: words.auditRehearsalEnded,
  member_confirmation_sent: words.auditMemberConfirmationSent,
  member_deleted: words.auditMemberDeleted,
  member_exported: words.auditMemberExported,
  member_password_sent: words.auditMemberPasswordSent,
  member_unlocked: words.auditMemberUnlocked,
  member_viewed: words.auditMemberViewed,
  members_searched: words.auditMembersSearched,
  newsletter_deleted: words.auditNewsletterDeleted,
  newsletter_planned: words.auditNewsletterPlanned,
  newsletter_sent: words.auditNewsletterSent,
  old_data_deleted: words.auditOldDataDeleted,
  other_sessions_ended: words.auditOtherSessionsEnded,
  own_name_changed: words.auditOwnNameChanged,
  own_password_changed: words.auditOwnPasswordChanged,
  passkey_added: words.auditPasskeyAdded,
  passkey_removed: words.auditPasskeyRemoved,
  password_link_created: words.auditPasswordLinkCreated,
  password_reset: words.auditPasswordReset,
  publication_reverted: words.auditPublicationReverted,
  record_deleted: words.auditRecordDeleted,
  preview_revoked: words.auditPreviewRevoked,
  preview_shared: words.auditPreviewShared,
  record_planned: words.auditRecordPlanned,
  record_published: words.auditRecordPublished,
  record_unpublished: words.auditRecordUnpublished,
  retention_changed: words.auditRetentionChanged,
  review_hidden: words.auditReviewHidden,
  review_shown: words.auditReviewShown,
  second_factor_roles_changed: words.auditSecondFactorRolesChanged,
  session_ended: words.auditSessionEnded,
  sign_in_failed: words.auditSignInFailed,
  signed_in: words.auditSignedIn,
  signed_out: words.auditSignedOut,
  staff_invited: words.auditStaffInvited,
  staff_removed: words.auditStaffRemoved,
  staff_role_changed: words.auditStaffRoleChanged,
  subscriber_removed: words.auditSubscriberRemoved,
  subscribers_exported: words.auditSubscribersExported,
  test_mail_sent: words.auditTestMailSent,
  two_factor_disabled: words.auditTwoFactorDisabled,
  two_factor_enabled: words.auditTwoFactorEnabled,
  two_factor_reset: words.auditTwoFactorReset,
  webhook_added: words.auditWebhookAdded,
  webhook_enabled: words.auditWebhookEnabled,
  webhook_removed: words.auditWebhookRemoved,
  webhook_retried: words.auditWebhookRetried,
}

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(SENTENCES, action)

/** Every action with its sentence, for a filter: placeholders are left open. */
export const AUDIT_ACTION_LABELS = Object.entries(SENTENCES)
  .map(([action, sentence]) => [action, sentence.replace(/\{\w+\}/g, '…')] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, DESK_LOCALES))

/** What the person did: *publiserte Levande orgel*. An action that this desk does not know yet has its code. */
export function describeEntry({ action, details, recordTitle }: AuditEntry): string {
  if (!isAuditAction(action)) return action
  return fill(SENTENCES[action], {
    title: recordTitle ?? words.auditUnknownTitle,
    name: String(details.name ?? '…'),
    count: String(details.count ?? '…'),
    film: String(details.film || words.auditUnknownFilm),
    role: roleInSentence(String(details.role ?? '…')),
  })
}
