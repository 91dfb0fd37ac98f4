import { MEMBER_PATHS } from '@lerret/model'
import { fill } from '@lerret/words'
import { useEffect, useState } from 'react'
import { classNames } from '../../class-names.ts'
import buttonStyles from '../../elements/Button.module.css'
import { Hidden } from '../../elements/Hidden.tsx'
import { errorMessage } from '../error-messages.ts'
import { type Member, useReadable } from '../member.ts'
import { useMemberWords } from '../words.ts'
import styles from './WatchButton.module.css'

interface WatchToggleProps {
  member: Member
  film: {
    movieId: string
    title: string
  }
  /** `notify`: for a film whose tickets are not on sale yet. `icon`: in the corner of a card. */
  look: 'button' | 'notify' | 'icon'
}

/** Adds a film to the watch list or removes it. The outcome is announced, and an error is shown beside the button. */
export function WatchToggle({ member, film, look }: WatchToggleProps) {
  const words = useMemberWords()
  const profile = useReadable(member.session, undefined)
  const { items } = useReadable(member.watchList, member.watchList.getState())
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [error, setError] = useState<unknown>(null)
  useEffect(() => member.loadWholeWatchList(), [member])
  if (!profile && look === 'icon') return null
  const isWatched = items.some(({ movieId }) => movieId === film.movieId)
  const isAwaited = look === 'notify'

  async function press() {
    if (!profile)
      return member.open(`${MEMBER_PATHS.watchList}?${new URLSearchParams({ film: film.movieId })}`)
    if (isBusy) return
    setBusy(true)
    setError(null)
    setStatus('')
    const outcome = await (isWatched ? member.unwatch(film.movieId) : member.watch(film))
    setBusy(false)
    if (!outcome.isDone) return setError(outcome.error)
    if (isWatched) return setStatus(fill(words.watchRemoved, film))
    if (!isAwaited) return setStatus(fill(words.watchAdded, film))
    const hasMails = await member.fetchWatchMails()
    setStatus(hasMails === false ? words.notifyMailsOff : fill(words.notifyAdded, film))
  }

  const label = isAwaited ? (isWatched ? words.notifyWatched : words.notifyMe) : words.wantToSee
  return (
    <>
      <button
        type="button"
        className={findClass(look, isWatched)}
        data-watched={isWatched || undefined}
        aria-busy={isBusy}
        aria-label={isAwaited ? undefined : fill(isWatched ? words.watchRemove : words.watchAdd, film)}
        onClick={() => void press()}
      >
        {(isWatched || !isAwaited) && <span aria-hidden="true">{isWatched ? '✓' : '+'}</span>}
        {look !== 'icon' && (
          <span>
            {(isWatched || !isAwaited) && '\u00a0'}
            {label}
          </span>
        )}
      </button>
      {isAwaited ? (
        <span role="status" className={styles.status}>
          {status}
        </span>
      ) : (
        <span role="status">
          <Hidden>{status}</Hidden>
        </span>
      )}
      {error !== null && (
        <span role="alert" className={styles.error}>
          {errorMessage(error, words)}
        </span>
      )}
    </>
  )
}

function findClass(look: WatchToggleProps['look'], isWatched: boolean) {
  if (look === 'icon') return styles.sign
  const isMainAction = look === 'notify' && !isWatched
  return classNames(buttonStyles.button, isMainAction ? buttonStyles.signal : buttonStyles.quiet)
}
