import { takesPlace } from '@lerret/model'
import type { FoyerScreenBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { useNow } from '../../context/now.ts'
import { Heading, NestedHeadings, useHeadingLevel } from '../../elements/Heading.tsx'
import { type Day, groupByDay, type Listing, toListings } from '../../showings/listings.ts'
import { hasBegunBy } from '../../showings/status.ts'
import { useDisplayWords } from '../display-words.ts'
import styles from './FoyerScreen.module.css'
import { rowSizes } from './row-sizes.ts'
import { ScreenDay } from './ScreenDay.tsx'
import { ScreenPoster } from './ScreenPoster.tsx'
import { ScreenRow } from './ScreenRow.tsx'
import { SecondDayRow } from './SecondDayRow.tsx'

/** More rows could not be read from the other end of the foyer. */
const MAX_ROWS = 8
/** If today has fewer rows, rows of the next day fill up to this many. */
const MAX_ROWS_OF_TWO_DAYS = 6

/** Today's programme for a screen in the foyer; when today is over, the next day's. As a page's first block it fills the screen. */
export function FoyerScreen({ item }: { item: FoyerScreenBlockItem }) {
  const isWholePage = useHeadingLevel() === 1
  const now = useNow()
  const listings = toListings(item)
  const [day, after] = groupByDay(listings)
  const next = findNextListing(listings, now)
  return (
    <div className={styles.screen} data-foyer={isWholePage || undefined}>
      <div className={styles.programme}>
        {day ? (
          <Days day={day} after={after} next={next} heading={item.heading} />
        ) : (
          <EmptyScreen {...item} />
        )}
      </div>
      {next && <ScreenPoster production={next.production} siteUrl={item.siteUrl} />}
    </div>
  )
}

interface DaysProps {
  day: Day
  after: Day | undefined
  next: Listing | undefined
  heading: string
}

function Days({ day, after, next, heading }: DaysProps) {
  const words = useDisplayWords()
  const rows = day.listings.slice(0, MAX_ROWS)
  const spareRows = Math.max(0, MAX_ROWS_OF_TWO_DAYS - rows.length)
  const second = spareRows > 1 && after ? after.listings.slice(0, spareRows) : []
  const hiddenCount = day.listings.length - rows.length
  const secondHiddenCount = (after?.listings.length ?? 0) - second.length
  const sizes = rowSizes(rows.length, hiddenCount > 0, second.length)
  return (
    <>
      <ScreenDay {...day} prefix={heading}>
        {rows.map((listing) => (
          <ScreenRow key={listing.showing.id} {...listing} isNext={listing === next} sizes={sizes} />
        ))}
      </ScreenDay>
      {hiddenCount > 0 && <p className={styles.more}>{fill(words.andMore, { count: hiddenCount })}</p>}
      {after && second.length > 0 && (
        <NestedHeadings>
          <ScreenDay
            {...after}
            isSecond
            suffix={secondHiddenCount > 0 ? fill(words.andMore, { count: secondHiddenCount }) : ''}
          >
            {second.map((listing) => (
              <SecondDayRow key={listing.showing.id} {...listing} />
            ))}
          </ScreenDay>
        </NestedHeadings>
      )}
    </>
  )
}

function EmptyScreen({ heading }: { heading: string }) {
  const words = useDisplayWords()
  return (
    <div className={styles.empty}>
      <p className={styles.house}>{heading}</p>
      <Heading className={styles.soon}>{words.newProgramSoon}</Heading>
    </div>
  )
}

/** The first listing that has not begun; otherwise the first that is not called off; otherwise the first. */
function findNextListing(listings: Listing[], now: string | null): Listing | undefined {
  const takingPlace = listings.filter(({ showing }) => takesPlace(showing))
  return takingPlace.find(({ showing }) => !hasBegunBy(showing, now)) ?? takingPlace[0] ?? listings[0]
}
