import { MEMBER_PATHS } from '@lerret/model'
import { classNames } from '../../class-names.ts'
import { useLazyComponent } from '../../context/lazy-component.ts'
import buttonStyles from '../../elements/Button.module.css'
import { useWords } from '../../words.ts'
import { useMember } from '../member.ts'
import styles from './WatchButton.module.css'

interface WatchButtonProps {
  film: {
    movieId: string
    title: string
  }
}

const loadToggle = async () => (await import('./WatchToggle.tsx')).WatchToggle

/** Members get a button, whose code is loaded for them only. */
function useToggle() {
  const member = useMember({ shouldLoad: false })
  return { member, Toggle: useLazyComponent('watch-toggle', loadToggle, member) }
}

/**
 * *Vil sjå*, or *Sei frå når billettane kjem* for an awaited film. For members a button that adds the film; for others a link to the
 * watch list, which asks them to log in.
 */
export function WatchLink({ film, isAwaited = false }: WatchButtonProps & { isAwaited?: boolean }) {
  const words = useWords()
  const { member, Toggle } = useToggle()
  if (member && Toggle) return <Toggle member={member} film={film} look={isAwaited ? 'notify' : 'button'} />
  return (
    <a
      href={`${MEMBER_PATHS.watchList}?${new URLSearchParams({ film: film.movieId })}`}
      className={classNames(buttonStyles.button, isAwaited ? buttonStyles.signal : buttonStyles.quiet)}
      rel="nofollow"
    >
      {isAwaited ? words.notifyMe : `+\u00a0${words.wantToSee}`}
    </a>
  )
}

/** A small button in the corner of a card, for members. */
export function WatchIconButton({ film }: WatchButtonProps) {
  const { member, Toggle } = useToggle()
  return member && Toggle ? (
    <span className={styles.corner}>
      <Toggle member={member} film={film} look="icon" />
    </span>
  ) : null
}
