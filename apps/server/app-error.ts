/** Every expected failure, by its permanent code, and the HTTP status it is answered with. */
const STATUS = {
  audience_invalid: 400,
  call_not_found: 404,
  client_invalid: 401,
  content_conflict: 409,
  content_invalid: 422,
  content_not_found: 404,
  credentials_invalid: 401,
  export_failed: 500,
  grant_invalid: 400,
  identity_elsewhere: 404,
  identity_unreachable: 503,
  image_busy: 429,
  image_not_found: 404,
  image_request_invalid: 400,
  mail_not_sent: 503,
  publish_failed: 500,
  request_invalid: 400,
  setting_invalid: 500,
  site_not_found: 404,
  subscription_email_invalid: 400,
  subscription_from_elsewhere: 403,
  subscription_too_many: 429,
  token_invalid: 401,
  token_missing: 401,
} as const

export type ErrorCode = keyof typeof STATUS

/** A failure that was foreseen. Its message is for developers and logs; people are told by the code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.status = STATUS[code]
  }
}
