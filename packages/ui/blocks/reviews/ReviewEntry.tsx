import { MEMBER_PICTURE_PATH, type Review } from '@lerret/model'
import { fill } from '@lerret/words'
import { DateText } from '../../elements/DateText.tsx'
import { Hidden } from '../../elements/Hidden.tsx'
import { centerCropAddress } from '../../elements/pictures/picture-address.ts'
import { Stars } from '../../member/films/Stars.tsx'
import { useMemberWords } from '../../member/words.ts'
import styles from './Reviews.module.css'

interface ReviewEntryProps {
  review: Review
  /** null for visitors, who cannot like reviews. */
  onLike: ((isLiked: boolean) => void) | null
}

export function ReviewEntry({ review, onLike }: ReviewEntryProps) {
  const words = useMemberWords()
  return (
    <article className={styles.review}>
      <p className={styles.who}>
        <AuthorPicture src={review.image} />
        <b>{review.userName}</b> <Stars rating={review.rating} />
      </p>
      {review.hasTicket && <p className={styles.badge}>{words.reviewTicket}</p>}
      <Comment review={review} />
      <p className={styles.foot}>
        <DateText instant={review.addedAt} />
        <Likes review={review} onLike={onLike} />
      </p>
    </article>
  )
}

/** The author's picture, if the house has it: a picture from another site would reveal the reader to that site. */
function AuthorPicture({ src }: { src: string }) {
  const isOwn = src.startsWith(`${MEMBER_PICTURE_PATH}/`)
  if (!isOwn && !src.startsWith('/images/')) return null
  return (
    <img
      src={isOwn ? src : centerCropAddress(src, 80, 1)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className={styles.face}
    />
  )
}

function Comment({ review: { comment, isSpoiler } }: { review: Review }) {
  const words = useMemberWords()
  if (!comment) return null
  const text = <p className={styles.comment}>{comment}</p>
  if (!isSpoiler) return text
  return (
    <details className={styles.spoiler}>
      <summary>{words.reviewSpoiler}</summary>
      {text}
    </details>
  )
}

function Likes({ review: { likesCount, isLiked, userName }, onLike }: ReviewEntryProps) {
  const words = useMemberWords()
  const likesText = fill(words.reviewLikes, { count: likesCount, name: userName })
  if (!onLike) return likesCount > 0 ? <span>{likesText}</span> : null
  return (
    <button type="button" aria-pressed={isLiked} className={styles.like} onClick={() => onLike(!isLiked)}>
      <span aria-hidden="true">
        {isLiked ? '♥' : '♡'} {words.reviewLike} {likesCount > 0 && likesCount}
      </span>
      <Hidden>
        {words.reviewLike}. {likesText}
      </Hidden>
    </button>
  )
}
