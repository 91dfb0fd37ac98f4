import { setupWords as words } from '@lerret/words/desk'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { errorMessage } from '../data/error-message.ts'
import styles from './Setup.module.css'
import { useCurrentStep, type useFinishStep } from './use-step.ts'

type Finish = ReturnType<typeof useFinishStep>

/** The ways on and back. Without `onNext` the button submits the form around it. */
export function StepActions({
  finish,
  skip,
  label = words.next,
  onNext,
  isDisabled = false,
}: {
  finish: Finish
  /** Null where there is nothing to skip. */
  skip: Finish | null
  label?: string
  onNext?: () => void
  isDisabled?: boolean
}) {
  const { isRequired, previousPath } = useCurrentStep()
  const error = finish.error ?? skip?.error
  return (
    <>
      {error && <Problem message={errorMessage(error)} />}
      <div className={styles.actions}>
        <Button
          type={onNext ? 'button' : 'submit'}
          kind="signal"
          size="large"
          isPending={finish.isPending}
          isDisabled={isDisabled}
          {...(onNext && { onPress: onNext })}
        >
          {label}
        </Button>
        {skip && !isRequired && (
          <Button
            kind="plain"
            size="large"
            isPending={skip.isPending}
            onPress={() => skip.mutate({ isSkipped: true })}
          >
            {words.skip}
          </Button>
        )}
        {previousPath && (
          <ButtonLink kind="plain" size="large" href={previousPath}>
            {words.back}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
