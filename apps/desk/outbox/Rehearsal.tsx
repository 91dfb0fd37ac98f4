import { mailWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'

/** Says why nobody gets the mails of a house that was restored elsewhere, and lets an administrator end that. */
export function Rehearsal({ isRehearsal }: { isRehearsal: boolean }) {
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => callDesk('endRehearsal'),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  if (end.isSuccess) return <p role="status">{words.rehearsalEnded}</p>
  if (!isRehearsal) return null
  return (
    <ListSection title={words.rehearsalTitle}>
      <RowsText>{words.rehearsalText}</RowsText>
      {end.error && <Problem message={errorMessage(end.error)} />}
      <Button size="form" isPending={end.isPending} onPress={() => end.mutate()}>
        {words.rehearsalEnd}
      </Button>
    </ListSection>
  )
}
