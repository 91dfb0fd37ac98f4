import { setupWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { Restarting } from './Restarting.tsx'
import styles from './Setup.module.css'
import { SetupPage } from './SetupPage.tsx'

/** Lets the administrator of the demo house empty it and begin with a house of their own. */
export function LeaveDemo() {
  const [isSure, setIsSure] = useState(false)
  const leave = useMutation({
    mutationFn: () => callDesk('leaveDemo', { body: { confirm: 'empty the demo house' } }),
  })
  return (
    <SetupPage title={words.demoTitle} lead={words.demoLead}>
      {leave.isSuccess ? (
        <Restarting until={({ isWaiting }) => isWaiting} address="/redaksjon/oppstart" />
      ) : (
        <>
          <p>{words.demoAfter}</p>
          <Checkbox isSelected={isSure} onChange={setIsSure}>
            {words.demoConfirm}
          </Checkbox>
          {leave.error && <Problem message={errorMessage(leave.error)} />}
          <div className={styles.actions}>
            <Button
              kind="signal"
              size="large"
              isDisabled={!isSure}
              isPending={leave.isPending}
              onPress={() => leave.mutate()}
            >
              {words.demoButton}
            </Button>
          </div>
          <p>
            <a href="/redaksjon">{words.toDesk}</a>
          </p>
        </>
      )}
    </SetupPage>
  )
}
