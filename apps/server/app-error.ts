/** Every expected failure, by its permanent code, and the HTTP status it is answered with. */
const STATUS = {
  audience_invalid: 400,
  call_not_found: 404,
  client_invalid: 401,
  content_conflict: 409,
  content_invalid: 422,
  content_not_found: 404,
  credentials_invalid: 401,
  disk_full: 507,
  export_failed: 500,
  grant_invalid: 400,
  identity_elsewhere: 404,
  identity_unreachable: 503,
  image_busy: 429,
  image_not_found: 404,
  image_request_invalid: 400,
  image_slow: 503,
  image_unreadable: 422,
  mail_not_sent: 503,
  metrics_refused: 401,
  overloaded: 503,
  plan_invalid: 422,
  publish_failed: 500,
  release_not_found: 404,
  request_invalid: 400,
  setting_invalid: 500,
  site_not_found: 404,
  subscription_email_invalid: 400,
  subscription_from_elsewhere: 403,
  subscription_too_many: 429,
  token_invalid: 401,
  token_missing: 401,
  upload_refused: 422,
} as const

export type ErrorCode = keyof typeof STATUS

/** In how many seconds it is worth asking again, for failures that pass by themselves. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { image_busy: 5, image_slow: 5, overloaded: 5 }

/** A failure that was foreseen. Its message is for developers and logs; people are told by the code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.status = STATUS[code]
    this.retryAfter = RETRY_AFTER[code]
  }
}
