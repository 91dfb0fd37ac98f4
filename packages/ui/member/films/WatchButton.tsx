import { MEMBER_PATHS } from '@lerret/model'
import { fill } from '@lerret/words'
import { useEffect } from 'react'
import { classNames } from '../../class-names.ts'
import buttonStyles from '../../elements/Button.module.css'
import { useWords } from '../../words.ts'
import { type Member, useMember, useReadable } from '../member.ts'
import styles from './WatchButton.module.css'

interface Film {
  movieId: string
  title: string
}

/** *Vil sjå*. For members a button that adds the film; for others a link to the watch list, which asks them to log in. */
export function WatchLink({ film }: { film: Film }) {
  const words = useWords()
  const member = useMember({ shouldLoad: false })
  const look = classNames(buttonStyles.button, buttonStyles.quiet)
  if (member) return <Toggle member={member} film={film} className={look} hasLabel />
  const href = `${MEMBER_PATHS.watchList}?${new URLSearchParams({ film: film.movieId })}`
  return (
    <a href={href} className={look} rel="nofollow">
      <span aria-hidden="true">+&nbsp;</span>
      {words.wantToSee}
    </a>
  )
}

/** A small button in the corner of a card, for members. */
export function WatchIconButton({ film }: { film: Film }) {
  const member = useMember({ shouldLoad: false })
  return member && <Toggle member={member} film={film} className={styles.sign} />
}

interface ToggleProps {
  member: Member
  film: Film
  className: string | undefined
  hasLabel?: boolean
}

function Toggle({ member, film, className, hasLabel = false }: ToggleProps) {
  const words = useWords()
  const profile = useReadable(member.session, undefined)
  const { items } = useReadable(member.watchList, member.watchList.getState())
  useEffect(() => member.loadWholeWatchList(), [member])
  if (!profile && !hasLabel) return null
  const isWatched = items.some(({ movieId }) => movieId === film.movieId)
  function press() {
    if (!profile)
      return member.open(`${MEMBER_PATHS.watchList}?${new URLSearchParams({ film: film.movieId })}`)
    void (isWatched ? member.unwatch(film.movieId) : member.watch(film))
  }
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isWatched}
      aria-label={fill(isWatched ? words.watchRemove : words.watchAdd, { title: film.title })}
      onClick={press}
    >
      <span aria-hidden="true">{isWatched ? '✓' : '+'}</span>
      {hasLabel && <span>&nbsp;{words.wantToSee}</span>}
    </button>
  )
}
