import { fill, subscriberWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import lists from '../controls/lists/Lists.module.css'
import { Table } from '../controls/lists/Table.tsx'
import { formatWhen } from '../controls/times/times.ts'
import type { CallReply } from '../data/call-desk.ts'
import styles from './Subscribers.module.css'

export type Subscriber = CallReply<'subscribers'>['items'][number]

const STATES: Record<Subscriber['state'], string> = {
  confirmed: words.stateConfirmed,
  pending: words.statePending,
  bounced: words.stateBounced,
}

/** Subscribers with their state, and removal in two presses. */
export function SubscriberTable({
  items,
  onRemove,
}: {
  items: readonly Subscriber[]
  onRemove(subscriber: Subscriber): void
}) {
  const [removedId, setRemovedId] = useState<string | null>(null)
  return (
    <Table
      caption={words.title}
      columns={[
        words.columnEmail,
        words.columnState,
        words.columnSince,
        { label: words.columnAction, isHidden: true, isEnd: true },
      ]}
    >
      {items.map((subscriber) => {
        const { id, email, state, createdAt, refusal } = subscriber
        return (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td>
              <span className={state === 'bounced' ? styles.wrong : undefined}>{STATES[state]}</span>
              {refusal && <span className={styles.answer}>{fill(words.refusal, { text: refusal })}</span>}
            </td>
            <td className={lists.quiet}>{formatWhen(createdAt)}</td>
            <td className={classNames(lists.end, styles.action)}>
              {removedId === id ? (
                <span className={styles.confirm}>
                  <Button
                    autoFocus
                    aria-label={fill(words.removeConfirmOf, { email })}
                    onPress={() => onRemove(subscriber)}
                  >
                    {words.removeConfirm}
                  </Button>
                  <Button kind="plain" onPress={() => setRemovedId(null)}>
                    {words.cancel}
                  </Button>
                </span>
              ) : (
                <Button aria-label={fill(words.removeOf, { email })} onPress={() => setRemovedId(id)}>
                  {words.remove}
                </Button>
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
