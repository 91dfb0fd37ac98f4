import { hasPasskeys } from '@lerret/ui/passkey-support'
import { fill, accountWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { ListSection, Rows } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatWhen } from '../../controls/times/times.ts'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Account.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeysQuery } from './passkeys-query.ts'

type Passkey = CallReply<'ownPasskeys'>[number]

/** One's own passkeys, and ways to add and remove one. The server asks who is there before. */
export function Passkeys() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  const { data, error, isError, refetch } = useQuery(passkeysQuery)
  const [message, setMessage] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => callDesk('removeOwnPasskey', { params: { id } }),
    onSuccess: (_, { name }) => setMessage(fill(words.passkeyRemoved, { name })),
    onSettled: refresh,
  })

  function finishAdding(name?: string) {
    setIsAdding(false)
    if (name !== undefined) setMessage(words.passkeyAdded)
    void refresh()
  }

  return (
    <ListSection title={words.passkeysSection}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <Rows>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => remove.mutate(passkey)} />
          ))}
        </Rows>
      )}
      {remove.error && (
        <Problem message={errorMessage(remove.error, { second_factor_required: words.factorRequired })} />
      )}
      <div className={styles.form}>
        <p className={styles.sentence}>{data?.length ? words.passkeysSecond : words.passkeysLead}</p>
        <p role="status">{message}</p>
        {!hasPasskeys() && <p>{words.passkeysUnavailable}</p>}
        {hasPasskeys() && !isAdding && (
          <Button size="form" onPress={() => setIsAdding(true)}>
            {words.passkeyAdd}
          </Button>
        )}
      </div>
      {isAdding && <AddPasskey onDone={finishAdding} />}
    </ListSection>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { name, host, createdAt, lastUsedAt } = passkey
  const created = formatWhen(createdAt)
  return (
    <li className={styles.session}>
      <div>
        <b>{name}</b>
        <div className={styles.times}>
          {lastUsedAt
            ? fill(words.passkeyTimes, { created, used: formatWhen(lastUsedAt) })
            : fill(words.passkeyUnused, { created })}
          {host !== window.location.hostname && `. ${fill(words.passkeyElsewhere, { host })}`}
        </div>
      </div>
      <Button onPress={onRemove} aria-label={fill(words.passkeyRemoveOf, { name })}>
        {words.passkeyRemove}
      </Button>
    </li>
  )
}
