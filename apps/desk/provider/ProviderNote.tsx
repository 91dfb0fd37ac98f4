import { fill, productionWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import styles from './ProviderNote.module.css'

/** Whether a field has the value of the ticketing provider or another source; if not, what that has, and a button to follow it again. */
export function ProviderNote({
  field,
  isFollowing,
  says,
  source,
  onFollow,
}: {
  /** The name of the field. */
  field: string
  isFollowing: boolean
  /** The provider's value, as it would be shown. */
  says: string
  /** The name of the source; the ticketing provider without it. */
  source?: string
  /** Left out for those who may not change it. */
  onFollow?(): void
}) {
  const name = source ?? words.providerName
  if (isFollowing) return <p className={styles.follows}>{fill(words.sourceFollows, { source: name })}</p>
  return (
    <div className={styles.overridden}>
      <p>
        <strong>{words.providerOverridden}</strong>{' '}
        {fill(words.sourceSays, { source: source ?? words.providerNameFirst, value: says })}
      </p>
      {onFollow && (
        <Button
          kind="plain"
          aria-label={fill(words.sourceFollowField, { source: name, field })}
          onPress={onFollow}
        >
          {fill(words.sourceFollow, { source: name })}
        </Button>
      )}
    </div>
  )
}
