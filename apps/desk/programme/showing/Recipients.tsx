import type { ShowingChange } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../data/call-desk.ts'
import { useSettled } from '../../data/use-settled.ts'

/** How long after a key press the server is asked. */
const DELAY_MS = 200

/** How many people with tickets a change will be mailed to. Nothing while that is not known. */
export function Recipients({ ids, change }: { ids: readonly string[]; change: ShowingChange }) {
  // The reason is in the mail, but makes no difference to who gets it.
  const body = useSettled(JSON.stringify({ ids, change: { ...change, notice: undefined } }), DELAY_MS)
  const { data } = useQuery({
    queryKey: ['showing-recipients', body],
    queryFn: ({ signal }) => callDesk('showingRecipients', { body: JSON.parse(body), signal }),
    enabled: MAILED_TYPES.includes(change.type) && ids.length > 0 && ids.length <= MAX_SHOWINGS,
  })
  return <p role="status">{data && describeRecipients(data.people)}</p>
}

/** What the server changes at once. */
export const MAX_SHOWINGS = 200

/** Changes that people with tickets have to know. */
const MAILED_TYPES: readonly ShowingChange['type'][] = [
  'cancel',
  'postpone',
  'move',
  'restore',
  'shift',
  'hall',
]

export function describeRecipients(people: number): string {
  if (people === 0) return words.recipientsNone
  return people === 1 ? words.recipientsOne : fill(words.recipientsMany, { count: String(people) })
}

/** Beside what was done: who gets a mail, and until when that can be undone. */
export function MailsWaiting({ mailed }: { mailed: number }) {
  if (mailed === 0) return null
  return (
    <p>
      {describeRecipients(mailed)} {words.mailsWait}
    </p>
  )
}
