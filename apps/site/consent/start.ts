import { CONSENT_STORAGE_KEY, type SiteFacts } from '@lerret/model'
import type { LoadChunk } from '@lerret/ui'
import { type ConsentTracker, createConsent } from './consent.ts'
import { deleteCookies } from './delete-cookies.ts'

interface ConsentOptions {
  isRefused: boolean
  announce: (text: string) => void
  loadChunk: LoadChunk
}

/** Starts consent tracking, and asks visitors who have not answered. */
export function startConsent(
  facts: Pick<SiteFacts, 'destinations' | 'words'>,
  { isRefused, announce, loadChunk }: ConsentOptions,
): ConsentTracker {
  const consent = createConsent({
    destinations: facts.destinations,
    isRefused,
    origin: location.origin,
    storage: () => localStorage,
    now: () => Date.now(),
    sendRequest,
    deleteCookies,
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === CONSENT_STORAGE_KEY) consent.reread()
  })
  const isUnanswered = () => !consent.isRefused && consent.getState() === null
  // If the dialog cannot be loaded, nothing is accepted.
  if (isUnanswered())
    void loadChunk('consent-dialog', () => import('./show-dialog.tsx')).then(
      (dialog) => isUnanswered() && dialog?.showConsentDialog(consent, facts, announce),
    )
  return consent
}

/** Like the request for a tracking pixel: the destination gets the site's origin and its own cookies, and the reply is not read. */
function sendRequest(address: string) {
  const options = {
    mode: 'no-cors',
    credentials: 'include',
    keepalive: true,
    referrerPolicy: 'origin',
  } as const
  // A request that a blocker or a lost connection stops does not matter to the visitor.
  fetch(address, options).catch(() => {})
}
