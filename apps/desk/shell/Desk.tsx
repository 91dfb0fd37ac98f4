import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createQueryClient } from '../data/query-client.ts'
import { type Session, useSession } from '../data/session.ts'
import { followLinks, useLocation } from '../navigation/location.ts'
import { ExpiredSession } from '../sign-in/ExpiredSession.tsx'
import { loadSession } from '../sign-in/load-session.ts'
import { LINKED_PAGES, SignInScreen, UnreachableScreen } from '../sign-in/SignInScreen.tsx'
import { Shell } from './Shell.tsx'

/** The whole desk: the sign-in for strangers, the shell for staff. */
export function Desk() {
  const [queryClient] = useState(createQueryClient)
  const { status } = useSession()
  const LinkedPage = LINKED_PAGES[useLocation().pathname]
  useEffect(() => {
    void loadSession()
    return followLinks()
  }, [])
  return (
    // React Aria has no texts in nynorsk; its few own ones are in bokmål.
    <I18nProvider locale="nb-NO">
      <QueryClientProvider client={queryClient}>
        {LinkedPage ? <LinkedPage /> : <Screens status={status} />}
      </QueryClientProvider>
    </I18nProvider>
  )
}

function Screens({ status }: Pick<Session, 'status'>) {
  return (
    <>
      {status === 'signed-out' && <SignInScreen />}
      {status === 'unreachable' && <UnreachableScreen />}
      {(status === 'signed-in' || status === 'expired') && <Shell />}
      <ExpiredSession />
    </>
  )
}
