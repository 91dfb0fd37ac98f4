import type { DiaryEntry } from '@lerret/model'
import { fill } from '@lerret/words'
import { memberPageWords } from '@lerret/words/nynorsk/member-page'
import { useEffect, useState } from 'react'
import { formatDate } from '../../dates.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Section } from '../../elements/Section.tsx'
import { DeleteReview } from '../../member/films/DeleteReview.tsx'
import { Stars } from '../../member/films/Stars.tsx'
import type { Member, Outcome } from '../../member/member.ts'
import { LoadError, LoadingNotice, StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { toOsloDate } from '../../oslo-clock.ts'
import { FilmPoster } from '../../productions/FilmPoster.tsx'
import { useWordsWith } from '../../words.ts'
import styles from './Diary.module.css'

/** The films that the member has seen or reviewed here, the latest first. */
export function Diary({ member }: { member: Member }) {
  const words = useWordsWith(memberPageWords)
  const memberWords = useMemberWords()
  const [diary, setDiary] = useState<(Outcome & { entries?: DiaryEntry[] }) | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  const load = () => void member.fetchDiary().then(setDiary)
  useEffect(load, [member])
  function finishDeletion() {
    setDeleted(true)
    load()
  }
  return (
    <Section heading={words.diary} beside>
      <div className={styles.diary}>
        {isDeleted && <StatusNotice>{memberWords.reviewDeleted}</StatusNotice>}
        {!diary && <LoadingNotice />}
        {diary && !diary.entries && <LoadError error={diary.error} onRetry={load} />}
        {diary?.entries?.length === 0 && <Empty>{words.diaryEmpty}</Empty>}
        <ul className={styles.films}>
          {diary?.entries?.map((entry) => (
            <li key={entry.movieId} className={styles.film}>
              <Entry entry={entry} member={member} onDeleted={finishDeletion} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface EntryProps {
  entry: DiaryEntry
  member: Member
  onDeleted: () => void
}

function Entry({ entry, member, onDeleted }: EntryProps) {
  const words = useWordsWith(memberPageWords)
  const { link, review } = entry
  const title = entry.title || words.diaryUnknownFilm
  const now = new Date(member.now()).toISOString()
  const format = (instant: string) => formatDate(toOsloDate(instant), now, words)
  return (
    <>
      <FilmPoster src={entry.poster} title={title} />
      <div className={styles.text}>
        <Heading className={styles.title}>{link ? <a href={link}>{title}</a> : title}</Heading>
        <p className={styles.quiet}>
          {entry.seenAt
            ? fill(words.diarySeen, { when: format(entry.seenAt) })
            : review && fill(words.diaryReviewed, { when: format(review.addedAt) })}
        </p>
        {review && <Stars rating={review.rating} />}
        {review?.comment && <p>{review.comment}</p>}
        {review?.isHidden && <p className={styles.quiet}>{words.diaryHidden}</p>}
        {link && (
          <p>
            <a href={`${link}#skriv-omtale`}>{review ? words.diaryEdit : words.diaryPrompt}</a>
          </p>
        )}
        {review && <DeleteReview member={member} reviewId={review.id} onDeleted={onDeleted} />}
      </div>
    </>
  )
}
