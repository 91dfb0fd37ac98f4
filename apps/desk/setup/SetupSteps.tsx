import { setupWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { ADMIN_ROLES, useStaff } from '../data/session.ts'
import { useLocation } from '../navigation/location.ts'
import { SettingsFrame } from '../settings/settings-frame.ts'
import { LeaveDemo } from './LeaveDemo.tsx'
import { SettingsStep } from './SettingsStep.tsx'
import { SetupPage } from './SetupPage.tsx'
import { stepPath } from './step-names.ts'
import { findStep, SETUP_STEPS } from './steps.ts'
import { StepContext } from './use-step.ts'

/** The steps of the set-up, for the administrator who is signed in. */
export function SetupSteps() {
  const { role } = useStaff()
  const { pathname } = useLocation()
  const isAdmin = ADMIN_ROLES.includes(role)
  const { data, error, refetch } = useQuery({
    queryKey: ['setupProgress'],
    queryFn: () => callDesk('setupProgress'),
    refetchOnWindowFocus: false,
    enabled: isAdmin,
  })
  if (!isAdmin)
    return (
      <SetupPage title={words.title}>
        <p>{words.needsAdmin}</p>
        <p>
          <a href="/redaksjon">{words.toDesk}</a>
        </p>
      </SetupPage>
    )
  if (error)
    return (
      <SetupPage title={words.title}>
        <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
      </SetupPage>
    )
  if (!data) return null
  if (data.isDemo) return <LeaveDemo />
  const step = findStep(pathname, data.done)
  const index = SETUP_STEPS.indexOf(step)
  const pathAt = (place: number) => {
    const other = SETUP_STEPS[place]
    return other ? stepPath(other.slug) : null
  }
  const current = {
    slug: step.slug,
    title: step.title,
    isRequired: step.isRequired,
    number: index + 1,
    count: SETUP_STEPS.length,
    previousPath: pathAt(index - 1),
    nextPath: pathAt(index + 1),
    progress: data,
  }
  return (
    <StepContext value={current}>
      <SettingsFrame value={SettingsStep}>
        <step.Component key={step.slug} />
      </SettingsFrame>
    </StepContext>
  )
}
