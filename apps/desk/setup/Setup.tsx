import { lazy, Suspense } from 'react'
import { useSession } from '../data/session.ts'
import { UnreachableScreen } from '../sign-in/UnreachableScreen.tsx'
import { Beginning } from './Beginning.tsx'
import { SetupSteps } from './SetupSteps.tsx'

const ExpiredSession = lazy(() => import('../sign-in/ExpiredSession.tsx'))

/** Sets up a house: first the administrator, then one step after the other. */
export default function Setup() {
  const { status } = useSession()
  if (status === 'loading') return null
  if (status === 'unreachable') return <UnreachableScreen />
  if (status === 'signed-out') return <Beginning />
  return (
    <>
      <SetupSteps />
      {status === 'expired' && (
        <Suspense fallback={null}>
          <ExpiredSession />
        </Suspense>
      )}
    </>
  )
}
