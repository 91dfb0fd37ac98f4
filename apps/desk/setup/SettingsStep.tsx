import { PLACEHOLDER_EMAIL, type SiteSettings } from '@lerret/model'
import { setupWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Problem } from '../controls/Problem.tsx'
import { errorMessage } from '../data/error-message.ts'
import type { SettingsGroupProps } from '../settings/settings-frame.ts'
import { SetupPage } from './SetupPage.tsx'
import { StepForm } from './StepForm.tsx'
import { publishSiteRecord, useSiteRecord } from './site-record.ts'
import { useCurrentStep, useFinishStep } from './use-step.ts'

/** A group of settings as a step: its form, saved and published when one goes on. */
export function SettingsStep(props: SettingsGroupProps) {
  const { title } = useCurrentStep()
  const { data, error, isFetching, refetch } = useSiteRecord(props.kind)
  if (error)
    return (
      <SetupPage title={title}>
        <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
      </SetupPage>
    )
  if (!data || isFetching)
    return (
      <SetupPage title={title}>
        <p role="status">{words.loading}</p>
      </SetupPage>
    )
  const { version = 0, body = {} } = data.draft ?? {}
  return <SettingsStepForm {...props} version={version} saved={(body ?? {}) as Fields} />
}

type Fields = Record<string, unknown>

/** A house that nobody has named yet is to be named, and not to keep the name that it was given meanwhile. */
function clearPlaceholders({ organisation }: Partial<SiteSettings>): Fields {
  if (organisation?.email !== PLACEHOLDER_EMAIL) return {}
  return { title: '', organisation: { ...organisation, email: '' } }
}

function SettingsStepForm({
  kind,
  lead,
  isIncomplete,
  children,
  version,
  saved,
}: SettingsGroupProps & { version: number; saved: Fields }) {
  const [changes, setChanges] = useState<Fields>(() => (kind === 'settings' ? clearPlaceholders(saved) : {}))
  const body = { ...saved, ...changes }
  const isChanged = Object.keys(changes).length > 0
  const finish = useFinishStep(async () => {
    if (isChanged) await publishSiteRecord(kind, version, body)
  })
  const skip = useFinishStep()
  return (
    <StepForm
      lead={lead}
      finish={finish}
      skip={skip}
      problem={isIncomplete(body) ? words.incomplete : null}
      onSubmit={() => finish.mutate({})}
    >
      {children({
        body,
        change: (field: string, value: unknown) => setChanges((before) => ({ ...before, [field]: value })),
      })}
    </StepForm>
  )
}
