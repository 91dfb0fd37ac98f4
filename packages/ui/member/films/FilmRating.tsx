import type { FilmRating as Rating } from '@lerret/model'
import { fill } from '@lerret/words'
import { useContext, useEffect, useState } from 'react'
import { Hidden } from '../../elements/Hidden.tsx'
import { useWords } from '../../words.ts'
import { MemberContext, type MovieInfoState, useMember, useReadable } from '../member.ts'

interface FilmRatingProps {
  filmId: string
  ediNumber: string
  className: string | undefined
}

const INITIAL_MOVIE_INFO: MovieInfoState = { movieInfo: null, loading: false }
const EMPTY_STORE = { getState: () => INITIAL_MOVIE_INFO, subscribe: () => () => {} }

/** *★ 4,4 · 38 omtalar*. Nothing while it is loading, and nothing for a film without ratings. */
export function FilmRating({ filmId, ediNumber, className }: FilmRatingProps) {
  const words = useWords()
  const access = useContext(MemberContext)
  const [fetched, setFetched] = useState<Rating | null>(null)
  // While reviews are open, the rating changes with them.
  const { movieInfo } = useReadable(
    useMember({ shouldLoad: false })?.movieInfo ?? EMPTY_STORE,
    INITIAL_MOVIE_INFO,
  )
  useEffect(() => {
    let isMounted = true
    // Without the rating the page is still complete, so failures are ignored.
    access?.fetchRating(ediNumber).then(
      (rating) => isMounted && setFetched(rating),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [access, ediNumber])
  const current = movieInfo?.movieId === filmId ? movieInfo : fetched
  if (!current || current.ratingCount === 0) return null
  const { rating, ratingCount: count } = current
  const formattedRating = rating.toFixed(1).replace('.', words.decimalMark)
  return (
    <p className={className}>
      <Hidden>{fill(words.reviewStars, { count: formattedRating })}</Hidden>
      <b aria-hidden="true">★ {formattedRating}</b> ·{' '}
      {count === 1 ? words.reviewCountOne : fill(words.reviewCount, { count })}
    </p>
  )
}
