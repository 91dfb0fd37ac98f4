import { fill, setupWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './SetupReminder.module.css'
import { STEP_NAMES, stepPath } from './step-names.ts'

/** The steps of the set-up that were skipped or not reached, for administrators, until one of them dismisses it. */
export function SetupReminder() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ queryKey: ['setupProgress'], queryFn: () => callDesk('setupProgress') })
  const dismiss = useMutation({
    mutationFn: () => callDesk('dismissSetupReminder'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['setupProgress'] }),
  })
  // A house that did not begin with the starter, such as the demo, was not set up in steps.
  if (!data || data.activities === null || data.isDemo || data.isReminderDismissed || dismiss.isSuccess)
    return null
  const left = STEP_NAMES.filter(({ slug }) => !data.done.includes(slug) || data.skipped.includes(slug))
  if (left.length === 0) return null
  return (
    <ListSection title={words.reminderTitle}>
      <RowsText>
        {left.length === 1 ? words.reminderOne : fill(words.reminderMany, { count: left.length })}
      </RowsText>
      <Rows>
        {left.map(({ slug, title }) => (
          <li key={slug} className={styles.step}>
            <a href={stepPath(slug)}>{title}</a>
          </li>
        ))}
      </Rows>
      {dismiss.error && <Problem message={errorMessage(dismiss.error)} />}
      <p className={styles.action}>
        <Button isPending={dismiss.isPending} onPress={() => dismiss.mutate()}>
          {words.reminderDismiss}
        </Button>
      </p>
    </ListSection>
  )
}
