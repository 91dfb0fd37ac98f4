import { DESK_LOCALE } from '@lerret/words/desk'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createQueryClient } from '../data/query-client.ts'
import { type Session, useSession } from '../data/session.ts'
import { followLinks, useLocation } from '../navigation/location.ts'
import { loadSession } from '../sign-in/load-session.ts'
import { UnreachableScreen } from '../sign-in/UnreachableScreen.tsx'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'
import { Shell } from './Shell.tsx'
import { loadWhenIdle } from './when-idle.ts'

// Not in the script of the first screen, which those who are signed in wait for.
const AcceptInvitation = lazy(() => import('../sign-in/AcceptInvitation.tsx'))
const ResetPassword = lazy(() => import('../sign-in/ResetPassword.tsx'))
const Setup = lazy(() => import('../setup/Setup.tsx'))
const RequiredFactor = lazy(() => import('../account/RequiredFactor.tsx'))
const SignInScreen = lazy(() => import('../sign-in/SignInScreen.tsx'))
const loadExpiredSession = () => import('../sign-in/ExpiredSession.tsx')
const ExpiredSession = lazy(loadExpiredSession)

/** Pages that links lead to, also for those who are signed in. */
const LINKED_PAGES: Readonly<Record<string, ComponentType>> = {
  '/redaksjon/invitasjon': AcceptInvitation,
  '/redaksjon/nytt-passord': ResetPassword,
}

const SETUP_PATHS = /^\/redaksjon\/oppstart(\/|$)/

const findLinkedPage = (pathname: string) => (SETUP_PATHS.test(pathname) ? Setup : LINKED_PAGES[pathname])

/** The whole desk: the sign-in for strangers, the shell for staff. */
export function Desk() {
  const [queryClient] = useState(createQueryClient)
  const session = useSession()
  const LinkedPage = findLinkedPage(useLocation().pathname)
  useEffect(() => {
    void loadSession()
    return followLinks()
  }, [])
  return (
    // React Aria has no texts in nynorsk; its few own ones are in bokmål.
    <I18nProvider locale={DESK_LOCALE}>
      <QueryClientProvider client={queryClient}>
        <ScreenErrorBoundary>
          <Suspense fallback={null}>{LinkedPage ? <LinkedPage /> : <Screens session={session} />}</Suspense>
        </ScreenErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function Screens({ session: { status, staff } }: { session: Session }) {
  const isSignedIn = status === 'signed-in'
  const isAskedAgain = status === 'expired' || status === 'confirming'
  useEffect(() => {
    if (isSignedIn) return loadWhenIdle(loadExpiredSession)
  }, [isSignedIn])
  return (
    <>
      {status === 'signed-out' && <SignInScreen />}
      {status === 'unreachable' && <UnreachableScreen />}
      {(isSignedIn || isAskedAgain) && (staff.needsSecondFactor ? <RequiredFactor /> : <Shell />)}
      {isAskedAgain && (
        <ScreenErrorBoundary>
          <Suspense fallback={null}>
            <ExpiredSession />
          </Suspense>
        </ScreenErrorBoundary>
      )}
    </>
  )
}
