import { MINUTE_MS } from '@lerret/model'
import type { ObservedMailer } from './mail-health.ts'
import { toSendError } from './send-error.ts'

const RETRY_MS = 5 * MINUTE_MS

/** Checks the mail server at the start, and again until it can be used. A failure is logged and shown at the desk. */
export function superviseMailServer(
  mailServer: Pick<ObservedMailer, 'verify' | 'health'>,
  { logWarning, retryMs = RETRY_MS }: { logWarning(text: string): void; retryMs?: number },
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function check(isFirst: boolean) {
    try {
      await mailServer.verify()
      if (!isFirst) logWarning('The mail server can be used again.')
    } catch (error) {
      if (isFirst)
        logWarning(
          `Mails wait, because the mail server of SMTP_URL cannot be used. ${toSendError(error).text}`,
        )
      if (!isStopped) timer = setTimeout(checkAgain, retryMs).unref()
    }
  }

  /** A mail that was sent in the meantime has shown it. */
  function checkAgain() {
    if (mailServer.health().failingSince !== null) void check(false)
  }

  void check(true)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
