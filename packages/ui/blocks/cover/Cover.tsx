import type { CoverBlockItem } from '@lerret/page-engine/page-data'
import { classNames } from '../../class-names.ts'
import { useLazyComponent } from '../../context/lazy-component.ts'
import { usePageAnchors } from '../../context/page-title.ts'
import { usePreviewField } from '../../context/preview.ts'
import { AgeBadge, ageLimitText, companionText } from '../../elements/AgeBadge.tsx'
import { ButtonLink } from '../../elements/Button.tsx'
import { DateText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { PlayIcon } from '../../elements/PlayIcon.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { WatchLink } from '../../member/films/WatchButton.tsx'
import { formatKicker } from '../../productions/kicker.ts'
import { titleSize } from '../../title-size.ts'
import { useWords } from '../../words.ts'
import styles from './Cover.module.css'
import { NextShowing, TicketLink, useIsAwaited } from './NextShowing.tsx'

const loadFilmRating = async () => (await import('../../member/films/FilmRating.tsx')).FilmRating

/** The top of a page: title, lead and picture. */
export function Cover({ item }: { item: CoverBlockItem }) {
  const words = useWords()
  const { tickets, showings, trailer } = usePageAnchors()
  const isAwaited = useIsAwaited(showings) && tickets !== null
  const [lead, date, age] = [usePreviewField('lead'), usePreviewField('date'), usePreviewField('ageLimit')]
  const kicker = item.kicker ?? formatKicker(item, words)
  const companion = item.ageLimit && companionText(item.ageLimit, words)
  return (
    <div className={classNames(styles.cover, styles[item.tone], styles[getCoverShape(item)])}>
      <CoverPicture item={item} />
      <div className={styles.text}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading
          className={classNames(styles.title, styles[titleSize(item.title)])}
          lang={item.lang}
          field="title"
        >
          {item.title}
        </Heading>
        {item.ageLimit && tickets && <NextShowing showings={showings} />}
        {item.text && (
          <p className={styles.lead} {...lead}>
            {item.text}
          </p>
        )}
        {item.publishedAt && (
          <p className={styles.date} {...date}>
            <DateText instant={item.publishedAt} />
          </p>
        )}
        {item.ageLimit && (
          <p className={styles.age} {...age}>
            <AgeBadge limit={item.ageLimit} /> <span>{companion ?? ageLimitText(item.ageLimit, words)}</span>
          </p>
        )}
        {item.ageLimit && (tickets || trailer || item.filmId) && (
          <p className={styles.links} data-lower-edge="">
            {tickets && (
              <TicketLink
                showings={showings}
                list={tickets}
                label={item.tone === 'film' ? words.seeShowings : words.seeTickets}
              />
            )}
            {trailer && (
              <ButtonLink look="quiet" href={trailer}>
                <PlayIcon /> {words.watchTrailer}
              </ButtonLink>
            )}
            {item.filmId && (
              <WatchLink film={{ movieId: item.filmId, title: item.title }} isAwaited={isAwaited} />
            )}
          </p>
        )}
        {item.filmId && item.ediNumber && <Rating filmId={item.filmId} ediNumber={item.ediNumber} />}
      </div>
    </div>
  )
}

/** Not in the published HTML, because it changes: rendered after hydration. */
function Rating(film: { filmId: string; ediNumber: string }) {
  const FilmRating = useLazyComponent('film-rating', loadFilmRating)
  return FilmRating && <FilmRating {...film} className={styles.rating} />
}

/** `poster`: on a dark surface beside the text. `picture`: fills its side of the page. `plain`: no picture. */
function getCoverShape({ tone, poster, image }: CoverBlockItem): 'poster' | 'picture' | 'plain' {
  if (tone === 'film' && poster) return 'poster'
  return image || poster ? 'picture' : 'plain'
}

function CoverPicture({ item }: { item: CoverBlockItem }) {
  const shape = getCoverShape(item)
  if (shape === 'poster' && item.poster)
    return (
      <Picture
        {...item.poster}
        ratio={PICTURE_RATIOS.poster}
        sizes="(min-width: 70rem) 28rem, (min-width: 48rem) 30vw, min(55vw, 18rem)"
        loading="high"
        className={styles.posterPicture}
        field="picture"
      />
    )
  const picture = item.image ?? item.poster
  if (!picture) return null
  return (
    <Picture
      {...picture}
      ratio={PICTURE_RATIOS.cover}
      sizes="(min-width: 64rem) 58vw, 100vw"
      loading="high"
      className={styles.widePicture}
      field="picture"
    />
  )
}
