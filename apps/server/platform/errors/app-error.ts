/** The HTTP status of every expected error, by its permanent code. */
const STATUS_BY_CODE = {
  address_taken: 409,
  audience_invalid: 400,
  backup_failed: 500,
  backup_invalid: 422,
  backup_secrets_locked: 422,
  backup_too_new: 409,
  call_not_found: 404,
  client_invalid: 401,
  club_code_invalid: 400,
  club_members_only: 403,
  code_wrong: 400,
  confirmation_needed: 403,
  content_conflict: 409,
  content_in_use: 409,
  content_invalid: 422,
  content_not_found: 404,
  credentials_invalid: 401,
  database_slow: 503,
  database_unavailable: 503,
  delivery_conflict: 409,
  delivery_signature_invalid: 401,
  disk_full: 507,
  email_confirmed: 409,
  email_invalid: 400,
  email_taken: 409,
  email_unconfirmed: 409,
  export_failed: 500,
  file_store_failed: 503,
  film_ambiguous: 409,
  film_not_found: 404,
  film_source_missing: 409,
  ticket_not_found: 404,
  grant_invalid: 400,
  identity_elsewhere: 404,
  identity_unreachable: 503,
  image_busy: 429,
  document_not_found: 404,
  image_not_found: 404,
  image_request_invalid: 400,
  image_slow: 503,
  image_unreadable: 422,
  import_file_invalid: 422,
  import_workbook_too_large: 422,
  import_refused: 503,
  import_robots: 503,
  import_sheet_columns: 400,
  import_sheet_too_slow: 422,
  import_file_gone: 404,
  import_running: 409,
  import_source_unknown: 422,
  invitation_invalid: 400,
  last_admin: 409,
  login_failed: 401,
  login_needed: 401,
  mail_not_found: 404,
  mail_not_sent: 503,
  member_not_found: 404,
  metrics_refused: 401,
  name_invalid: 400,
  newsletter_changed: 409,
  newsletter_not_found: 404,
  newsletter_sent: 409,
  oidc_disabled: 404,
  oidc_required: 403,
  oidc_unreachable: 503,
  outbound_address_refused: 503,
  outbound_redirect_refused: 503,
  outbound_timeout: 503,
  outbound_too_large: 503,
  outbound_unreachable: 503,
  outbound_url_invalid: 503,
  overloaded: 503,
  own_account: 403,
  own_review: 409,
  partner_unknown: 404,
  passkey_not_added: 400,
  passkey_not_found: 404,
  passkey_refused: 400,
  passkeys_too_many: 409,
  password_common: 400,
  password_long: 400,
  password_short: 400,
  password_wrong: 400,
  plan_invalid: 422,
  provider_login_failed: 400,
  provider_not_found: 404,
  provider_unavailable: 503,
  publish_disk_full: 507,
  publish_failed: 500,
  publish_outdated: 409,
  redirect_loop: 422,
  release_not_found: 404,
  request_from_elsewhere: 403,
  request_invalid: 400,
  reset_link_invalid: 400,
  restore_failed: 500,
  restore_refused: 409,
  retention_invalid: 422,
  review_not_found: 404,
  role_missing: 403,
  screening_not_found: 404,
  second_factor_needed: 403,
  second_factor_required: 409,
  session_not_found: 404,
  setting_invalid: 500,
  setup_closed: 409,
  setup_code_wrong: 401,
  sign_in_expired: 400,
  site_not_found: 404,
  staff_not_found: 404,
  stop_link_invalid: 404,
  storage_read_only: 507,
  subscriber_not_found: 404,
  subscription_email_invalid: 400,
  subscription_from_elsewhere: 403,
  subscription_too_many: 429,
  ticketing_unavailable: 503,
  token_invalid: 401,
  token_missing: 401,
  too_busy: 429,
  too_many_requests: 429,
  two_factor_disabled: 409,
  two_factor_enabled: 409,
  upload_broken: 422,
  upload_empty: 422,
  upload_too_large: 413,
  upload_too_many_pixels: 422,
  upload_type_refused: 422,
  wallet_not_found: 404,
  webhook_exists: 409,
  webhook_not_found: 404,
  webhook_too_many: 409,
  webhook_url_invalid: 422,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(STATUS_BY_CODE, code)

/** `Retry-After` of errors that pass by themselves. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  database_slow: 5,
  database_unavailable: 5,
  image_busy: 5,
  image_slow: 5,
  overloaded: 5,
}

export interface AppErrorOptions extends ErrorOptions {
  /** The request field that is wrong, by its name in the API. */
  field?: string
  /** The seconds to wait before another attempt. */
  retryAfter?: number
}

/**
 * An expected error. Sites choose the text for a person by the code; the message is for developers and logs, except where an API
 * documents it as text for people.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.status = STATUS_BY_CODE[code]
    this.field = options.field
    this.retryAfter = options.retryAfter ?? RETRY_AFTER_SECONDS[code]
  }
}
