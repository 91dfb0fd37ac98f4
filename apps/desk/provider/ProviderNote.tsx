import { fill, PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import styles from './ProviderNote.module.css'

/** Whether a field has the value of the ticketing provider; if not, what the provider has, and a button to follow it again. */
export function ProviderNote({
  field,
  isFollowing,
  says,
  onFollow,
}: {
  /** The name of the field. */
  field: string
  isFollowing: boolean
  /** The provider's value, as it would be shown. */
  says: string
  /** Left out for those who may not change it. */
  onFollow?(): void
}) {
  if (isFollowing) return <p className={styles.follows}>{words.providerFollows}</p>
  return (
    <div className={styles.overridden}>
      <p>
        <strong>{words.providerOverridden}</strong> {fill(words.providerSays, { value: says })}
      </p>
      {onFollow && (
        <Button kind="plain" aria-label={fill(words.providerFollowField, { field })} onPress={onFollow}>
          {words.providerFollow}
        </Button>
      )}
    </div>
  )
}
