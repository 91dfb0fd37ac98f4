import { SETUP_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './Setup.module.css'
import { SetupPage } from './SetupPage.tsx'

const POLL_MS = 1000

/** For the administrator of the demo house: empties it, and begins with a house of one's own. */
export function LeaveDemo() {
  const [isSure, setIsSure] = useState(false)
  const leave = useMutation({
    mutationFn: () => callDesk('leaveDemo', { body: { confirm: 'empty the demo house' } }),
  })
  return (
    <SetupPage title={words.demoTitle} lead={words.demoLead}>
      {leave.isSuccess ? (
        <Restarting />
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

/** Waits until the server answers as a house without an administrator, and loads the set-up again. */
function Restarting() {
  const { data } = useQuery({
    queryKey: ['setupState', 'restarting'],
    queryFn: () => callDesk('setupState'),
    refetchInterval: POLL_MS,
    retry: true,
    retryDelay: POLL_MS,
  })
  useEffect(() => {
    if (data?.isWaiting) window.location.assign('/redaksjon/oppstart')
  }, [data])
  return <p role="status">{words.demoWaiting}</p>
}
