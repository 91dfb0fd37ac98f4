import type { MovieInfo } from '@lerret/model'
import type { MemberBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { Stars } from '../../member/films/Stars.tsx'
import memberStyles from '../../member/Member.module.css'
import { MembersOnly } from '../../member/MembersOnly.tsx'
import { type Member, useMember, useReadable } from '../../member/member.ts'
import { LoadError, LoadingNotice, NoScriptNotice, ShowMoreButton } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { FilmPoster } from '../../productions/FilmPoster.tsx'
import { MailSetting } from './MailSetting.tsx'
import { StopMails } from './StopMails.tsx'
import styles from './WatchList.module.css'

export function WatchList({ item }: { item: MemberBlockItem }) {
  const member = useMember()
  return (
    <Section heading={item.heading}>
      {item.text && <p className={memberStyles.text}>{item.text}</p>}
      {member ? <MemberLoaded member={member} heading={item.heading} /> : <MemberLoading />}
    </Section>
  )
}

const MemberLoading = () => (
  <>
    <NoScriptNotice />
    <LoadingNotice />
  </>
)

/** A mail's link that stops the mails works without a log-in. */
function MemberLoaded({ member, heading }: { member: Member; heading: string }) {
  const [stopKey, setStopKey] = useState(() => member.stopMailsKey())
  if (stopKey !== null)
    return <StopMails member={member} stopKey={stopKey} onClose={() => setStopKey(null)} />
  return <MembersOnly heading={heading}>{() => <List member={member} />}</MembersOnly>
}

function List({ member }: { member: Member }) {
  return (
    <div className={styles.list}>
      <Films member={member} />
      <MailSetting member={member} />
    </div>
  )
}

function Films({ member }: { member: Member }) {
  const words = useMemberWords()
  const { items, loading, error } = useReadable(member.watchList, member.watchList.getState())
  const { watchList: hasMore } = useReadable(member.hasMore, member.hasMore.getState())
  useEffect(() => void addRequestedFilmAndFetch(member), [member])
  if (error !== null && items.length === 0)
    return <LoadError error={error} onRetry={() => void member.fetchWatchList()} />
  if (items.length === 0 && loading) return <LoadingNotice />
  if (items.length === 0)
    return (
      <div className={memberStyles.stack}>
        <Empty>{words.watchListEmpty}</Empty>
        <ButtonLink look="signal" href="/kino">
          {words.watchListToCinema}
        </ButtonLink>
      </div>
    )
  return (
    <div>
      <ul className={styles.films} aria-busy={loading}>
        {items.map((film) => (
          <li key={film.movieId} className={styles.film}>
            <Film film={film} onRemove={() => void member.unwatch(film.movieId)} />
          </li>
        ))}
      </ul>
      {error !== null && <LoadError error={error} onRetry={() => void member.fetchMoreWatchList()} />}
      <ShowMoreButton
        hasMore={hasMore}
        isBusy={loading}
        onShowMore={() => void member.fetchMoreWatchList()}
      />
    </div>
  )
}

/** A visitor who pressed *Vil sjå* and had to log in first comes here with the film in the URL. */
async function addRequestedFilmAndFetch(member: Member) {
  const movieId = member.takeRequestedFilm()
  if (movieId !== null) await member.watch({ movieId })
  await member.fetchWatchList()
}

function Film({ film, onRemove }: { film: MovieInfo; onRemove: () => void }) {
  const words = useMemberWords()
  return (
    <>
      <FilmPoster src={film.poster} title={film.title} />
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={film.link}>{film.title}</a>
        </Heading>
        {film.ratingCount > 0 && <Stars rating={film.rating} />}
        <p className={styles.remove}>
          <Button
            type="button"
            look="quiet"
            aria-label={fill(words.watchRemove, { title: film.title })}
            onClick={onRemove}
          >
            {words.watchListRemove}
          </Button>
        </p>
      </div>
    </>
  )
}
