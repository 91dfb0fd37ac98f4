import { CONSENT_STORAGE_KEY, type SiteFacts } from '@lerret/model'
import type { FetchPart } from '@lerret/ui'
import { type Asking, createConsent } from './consent.ts'
import { forgetCookies } from './delete-cookies.ts'

/** What this visitor allows; who has not answered yet is asked. */
export function startConsent(
  { destinations }: Pick<SiteFacts, 'destinations'>,
  {
    isRefused,
    announce,
    fetchPart,
  }: { isRefused: boolean; announce: (text: string) => void; fetchPart: FetchPart },
): Asking {
  const consent = createConsent({
    destinations,
    isRefused,
    origin: location.origin,
    storage: () => localStorage,
    now: () => Date.now(),
    request,
    forget: forgetCookies,
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === CONSENT_STORAGE_KEY) consent.reread()
  })
  const isOpen = () => !consent.isRefused && consent.getState() === null
  // What cannot be asked is not allowed.
  if (isOpen())
    void fetchPart('ask', () => import('./show-dialog.tsx')).then(
      (asking) => isOpen() && asking?.ask(consent, destinations, announce),
    )
  return consent
}

/** As a picture would be asked for: the destination learns which site it is, and its own cookies, and nobody reads the answer. */
function request(address: string) {
  const asked = {
    mode: 'no-cors',
    credentials: 'include',
    keepalive: true,
    referrerPolicy: 'origin',
  } as const
  // What a blocker or a lost network keeps back is no loss to the visitor.
  fetch(address, asked).catch(() => {})
}
