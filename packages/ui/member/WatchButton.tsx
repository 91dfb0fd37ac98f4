import { MEMBER_PATHS } from '@lerret/model'
import { useEffect } from 'react'
import { classNames } from '../class-names.ts'
import buttonStyles from '../elements/Button.module.css'
import { fill, useWords } from '../words.ts'
import { type Member, useMember, useReadable } from './member.ts'
import styles from './WatchButton.module.css'

interface Film {
  movieId: string
  title: string
}

/** *Vil sjå*, for everyone: a member's press counts at once, others are led to the list by way of logging in. */
export function WatchLink({ film }: { film: Film }) {
  const words = useWords()
  const member = useMember({ isWanted: false })
  const look = classNames(buttonStyles.button, buttonStyles.quiet)
  if (member) return <Toggle member={member} film={film} className={look} isWordy />
  const href = `${MEMBER_PATHS.watchList}?${new URLSearchParams({ film: film.movieId })}`
  return (
    <a href={href} className={look} rel="nofollow">
      <span aria-hidden="true">+&nbsp;</span>
      {words.wantToSee}
    </a>
  )
}

/** A small sign in the corner of a card, for those who are logged in. */
export function WatchSign({ film }: { film: Film }) {
  const member = useMember({ isWanted: false })
  return member && <Toggle member={member} film={film} className={styles.sign} />
}

interface ToggleProps {
  member: Member
  film: Film
  className: string | undefined
  isWordy?: boolean
}

function Toggle({ member, film, className, isWordy = false }: ToggleProps) {
  const words = useWords()
  const profile = useReadable(member.session, undefined)
  const { items } = useReadable(member.watchList, member.watchList.getState())
  useEffect(() => member.knowWatchList(), [member])
  if (!profile && !isWordy) return null
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
      {isWordy && <span>&nbsp;{words.wantToSee}</span>}
    </button>
  )
}
