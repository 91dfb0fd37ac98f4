import type { FoyerScreenPart } from '@lerret/model'
import { Deeper, Heading, useHeadingLevel } from '../../elements/Heading.tsx'
import { useNow } from '../../now.ts'
import { byDay, type Day, type Listing, listingsOf } from '../../showings/listings.ts'
import { hasBegun } from '../../showings/status.ts'
import { isOff } from '../../showings/ticket.ts'
import { fill, useWords } from '../../words.ts'
import styles from './FoyerScreen.module.css'
import { rowSizes } from './row-sizes.ts'
import { ScreenDay } from './ScreenDay.tsx'
import { ScreenPoster } from './ScreenPoster.tsx'
import { ScreenRow } from './ScreenRow.tsx'
import { SecondDayRow } from './SecondDayRow.tsx'

/** So many rows are read from the other end of the foyer. */
const MOST_ROWS = 8
/** With fewer rows than this, there is room for so many of both days. */
const ROWS_OF_TWO_DAYS = 6

/** Today's programme on the wall of the foyer; when today is over, the next day's. Heading a page, it fills the screen. */
export function FoyerScreen({ part }: { part: FoyerScreenPart }) {
  const isWholePage = useHeadingLevel() === 1
  const now = useNow()
  const listings = listingsOf(part)
  const [day, after] = byDay(listings)
  const next = nextOf(listings, now)
  return (
    <div className={styles.screen} data-foyer={isWholePage || undefined}>
      <div className={styles.programme}>
        {day ? <Days day={day} after={after} next={next} heading={part.heading} /> : <Nothing {...part} />}
      </div>
      {next && <ScreenPoster production={next.production} />}
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
  const words = useWords()
  const rows = day.listings.slice(0, MOST_ROWS)
  const spare = Math.max(0, ROWS_OF_TWO_DAYS - rows.length)
  const second = spare > 1 && after ? after.listings.slice(0, spare) : []
  const hidden = day.listings.length - rows.length
  const secondHidden = (after?.listings.length ?? 0) - second.length
  const sizes = rowSizes(rows.length, hidden > 0, second.length)
  return (
    <>
      <ScreenDay {...day} before={heading}>
        {rows.map((listing) => (
          <ScreenRow key={listing.showing.id} {...listing} isNext={listing === next} sizes={sizes} />
        ))}
      </ScreenDay>
      {hidden > 0 && <p className={styles.more}>{fill(words.andMore, { count: hidden })}</p>}
      {after && second.length > 0 && (
        <Deeper>
          <ScreenDay
            {...after}
            isSecond
            behind={secondHidden > 0 ? fill(words.andMore, { count: secondHidden }) : ''}
          >
            {second.map((listing) => (
              <SecondDayRow key={listing.showing.id} {...listing} />
            ))}
          </ScreenDay>
        </Deeper>
      )}
    </>
  )
}

function Nothing({ heading }: { heading: string }) {
  const words = useWords()
  return (
    <div className={styles.empty}>
      <p className={styles.house}>{heading}</p>
      <Heading className={styles.soon}>{words.newProgramSoon}</Heading>
    </div>
  )
}

/** The first that one can still come to; failing that, one that is on. */
function nextOf(listings: Listing[], now: string | null): Listing | undefined {
  const happening = listings.filter(({ showing }) => !isOff(showing))
  return happening.find(({ showing }) => !hasBegun(showing, now)) ?? happening[0] ?? listings[0]
}
