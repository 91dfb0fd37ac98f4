import { ACTIVITIES, type Activity } from '@lerret/model'
import { setupWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Checkbox } from '../../controls/fields/Checkbox.tsx'
import styles from '../Setup.module.css'
import { StepForm } from '../StepForm.tsx'
import { useCurrentStep, useFinishStep } from '../use-step.ts'

const LABELS: Readonly<Record<Activity, readonly [label: string, help: string]>> = {
  cinema: [words.activityCinema, words.activityCinemaHelp],
  stage: [words.activityStage, words.activityStageHelp],
  library: [words.activityLibrary, words.activityLibraryHelp],
  cafe: [words.activityCafe, words.activityCafeHelp],
}

/** What the house does, which decides its pages and menu. */
export function ActivitiesStep() {
  const { progress } = useCurrentStep()
  const [chosen, setChosen] = useState<readonly Activity[]>(progress.activities ?? ACTIVITIES)
  const finish = useFinishStep()
  const skip = useFinishStep()
  return (
    <StepForm
      lead={words.activitiesLead}
      finish={finish}
      skip={skip}
      onSubmit={() => finish.mutate({ activities: [...chosen] })}
    >
      {ACTIVITIES.map((activity) => {
        const [label, help] = LABELS[activity]
        return (
          <Checkbox
            key={activity}
            isSelected={chosen.includes(activity)}
            onChange={(isSelected) =>
              setChosen(ACTIVITIES.filter((each) => (each === activity ? isSelected : chosen.includes(each))))
            }
          >
            <span className={styles.choice}>
              <b>{label}</b>
              <span>{help}</span>
            </span>
          </Checkbox>
        )
      })}
    </StepForm>
  )
}
