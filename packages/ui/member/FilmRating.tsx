import { useContext, useEffect, useState } from 'react'
import { Hidden } from '../elements/Hidden.tsx'
import { fill, useWords } from '../words.ts'
import {
  MemberContext,
  type MovieInfoState,
  type FilmRating as Rating,
  useMember,
  useReadable,
} from './member.ts'

interface FilmRatingProps {
  filmId: string
  ediNumber: string
  className: string | undefined
}

const NOTHING: MovieInfoState = { movieInfo: null, loading: false }
const NOBODY = { getState: () => NOTHING, subscribe: () => () => {} }

/** *★ 4,4 · 38 omtalar*, as it is now; nothing before it is known, and nothing when nobody has said. */
export function FilmRating({ filmId, ediNumber, className }: FilmRatingProps) {
  const words = useWords()
  const access = useContext(MemberContext)
  const [asked, setAsked] = useState<Rating | null>(null)
  // Where reviews are open it changes with them.
  const { movieInfo } = useReadable(useMember({ isWanted: false })?.movieInfo ?? NOBODY, NOTHING)
  useEffect(() => {
    let isHere = true
    // What could not be fetched, code or answer, is no loss to the visitor.
    access?.askRating(ediNumber).then(
      (rating) => isHere && setAsked(rating),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [access, ediNumber])
  const known = movieInfo?.movieId === filmId ? movieInfo : asked
  if (!known || known.ratingCount === 0) return null
  const { rating, ratingCount: count } = known
  const said = rating.toFixed(1).replace('.', ',')
  return (
    <p className={className}>
      <Hidden>{fill(words.reviewStars, { count: said })}</Hidden>
      <b aria-hidden="true">★ {said}</b> ·{' '}
      {count === 1 ? words.reviewCountOne : fill(words.reviewCount, { count })}
    </p>
  )
}
