/** Whether this browser has passkeys here. They need HTTPS and belong to a domain, which the number of a machine is not. */
export const hasPasskeys = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)

/** Whether the browser lists passkeys where it fills in addresses. */
export async function canListPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/** What the browser waits with to be signed expires after five minutes. */
export const RENEW_PASSKEY_LIST_MS = 4 * 60_000
