import { findLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@lerret/model'
import { accountWords, setupWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { RadioChoices } from '../../controls/fields/RadioChoices.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { useStaff } from '../../data/session.ts'
import styles from '../Setup.module.css'
import { SetupPage } from '../SetupPage.tsx'
import { StepForm } from '../StepForm.tsx'
import { publishSiteRecord, useSiteRecord } from '../site-record.ts'
import { useCurrentStep, useFinishStep } from '../use-step.ts'

/** The language of the house, and of the desk for whoever sets it up. */
export function LanguageStep() {
  const { title } = useCurrentStep()
  const { data, error, isFetching, refetch } = useSiteRecord('settings')
  if (error)
    return (
      <SetupPage title={title}>
        <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
      </SetupPage>
    )
  if (!data?.draft || isFetching)
    return (
      <SetupPage title={title}>
        <p role="status">{words.loading}</p>
      </SetupPage>
    )
  const { version, body } = data.draft
  return <LanguageForm version={version} settings={body ?? {}} />
}

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], help: '' }))
const HOUSE = 'house'

function LanguageForm({ version, settings }: { version: number; settings: { htmlLang?: unknown } }) {
  const { slug, progress } = useCurrentStep()
  const staff = useStaff()
  const saved = findLanguage(String(settings.htmlLang ?? ''))
  const isAnswered = progress.done.includes(slug)
  const [language, setLanguage] = useState<Language>(isAnswered ? saved : (staff.language ?? saved))
  const [own, setOwn] = useState<Language | typeof HOUSE>((isAnswered && staff.language) || HOUSE)
  const save = async () => {
    if (language !== saved) await publishSiteRecord('settings', version, { ...settings, htmlLang: language })
    await callDesk('changeOwnLanguage', { body: { language: own === HOUSE ? null : own } })
  }
  // The words of another language are in other files.
  const finish = useFinishStep(save, (path) => window.location.assign(path))
  const skip = useFinishStep()
  return (
    <StepForm lead={words.languageLead} finish={finish} skip={skip} onSubmit={() => finish.mutate({})}>
      <RadioChoices
        label={words.languageOfHouse}
        choices={CHOICES}
        value={language}
        onChange={(chosen) => setLanguage(chosen)}
      />
      <div>
        <Select
          label={accountWords.languageLabel}
          isStacked
          options={[
            [HOUSE, accountWords.languageOfHouse] as const,
            ...LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const),
          ]}
          value={own}
          onChange={(chosen) => setOwn(chosen)}
        />
        <p className={styles.note}>{words.languageOwnHelp}</p>
      </div>
    </StepForm>
  )
}
