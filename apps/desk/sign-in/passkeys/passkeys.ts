import { CallError } from '@lerret/api'
import { hasPasskeys } from '@lerret/ui/passkey-support'
import { signInWords as words } from '@lerret/words/desk'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import type { Staff } from '../../data/session.ts'

export const loadWebAuthn = () => import('@simplewebauthn/browser')

interface SignInput {
  /** The challenge of a log-in with a password, when the passkey is its second step. */
  challenge?: string
  trustDevice?: boolean
  /** Lists passkeys where the browser fills in addresses, and waits until one is chosen. */
  isAutofill?: boolean
}

/** Signs in with a passkey. */
export async function signInWithPasskey({ challenge, trustDevice, isAutofill }: SignInput): Promise<Staff> {
  const { startAuthentication } = await loadWebAuthn()
  const step = challenge === undefined ? {} : { challenge }
  const options = await callDesk('staffPasskeyOptions', { body: step })
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    ...(isAutofill && { useBrowserAutofill: true, verifyBrowserAutofillInput: false }),
  })
  return callDesk('staffPasskey', {
    body: { ...step, response: response as never, ...(trustDevice && { trustDevice }) },
  })
}

/** What went wrong with a passkey. The browser does not tell whether somebody cancelled, or there was none. */
export const passkeyProblem = (error: unknown, own: Readonly<Record<string, string>> = {}): string =>
  error instanceof CallError
    ? errorMessage(error, { passkey_refused: words.passkeyRefused, ...own })
    : words.passkeyCancelled

/** Whether a passkey was chosen, and the server does not accept it. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && (error.code === 'passkey_refused' || error.code === 'oidc_required')

/** Stops waiting for a passkey where the browser fills in addresses. */
export async function stopWaiting() {
  if (hasPasskeys()) (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony()
}

/** Whether another use of passkeys on this page has taken the place of this one. */
export const isReplaced = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERROR_CEREMONY_ABORTED'
