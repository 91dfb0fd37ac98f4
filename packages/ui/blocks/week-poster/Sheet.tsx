import type { HouseView, ProductionCard, WeekPosterPart } from '@lerret/model'
import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { Deeper, Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { pictureAddress } from '../../elements/picture-address.ts'
import { byDay, type Listing } from '../../showings/listings.ts'
import { isOff } from '../../showings/ticket.ts'
import { useWords } from '../../words.ts'
import { printedName } from './plain-text.ts'
import { SheetDay } from './SheetDay.tsx'
import { fitSheet, STILL_RATIO, TYPE_OF_LINE } from './sheet-layout.ts'
import styles from './WeekPoster.module.css'
import { weekDates, weekName, weekNumber } from './week.ts'

const LOGO_WIDTH = 160

/** One A4 sheet, upright. */
export function Sheet({ part, listings }: { part: WeekPosterPart; listings: Listing[] }) {
  const words = useWords()
  const pictured = mostShown(listings).flatMap(({ poster }) => poster ?? [])
  const { line, width, posters, columns } = fitSheet(byDay(listings), pictured.length, (listing) =>
    printedName(listing, words),
  )
  const isTwoWeeks = weekNumber(part.from) !== weekNumber(part.to)
  const size = { '--line': line.toFixed(2), '--type': (line * TYPE_OF_LINE).toFixed(2) } as CSSProperties
  return (
    <article className={styles.sheet} style={size}>
      <header className={styles.head}>
        <House house={part.house} />
        <Heading className={classNames(styles.week, isTwoWeeks && styles.two)}>
          {weekName(part.from, part.to, words)}
        </Heading>
        <p className={styles.dates}>
          {weekDates(part.from, part.to)} <span className={styles.kicker}>{part.heading}</span>
        </p>
      </header>
      {posters > 0 && (
        <div className={styles.pictures}>
          {pictured.slice(0, posters).map((picture) => (
            <Picture
              key={picture.src}
              {...picture}
              alt=""
              ratio={2 / 3}
              sizes="(min-width: 60rem) 10rem, 20vw"
              className={styles.picture}
              fetched="unseen"
            />
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {listings.length === 0 && <p className={styles.empty}>{words.nothingThisWeek}</p>}
        <Deeper>
          {columns.map(({ days, hasRoomForStill }) => (
            <div key={days[0]?.date} className={styles.column}>
              {days.map((day) => (
                <SheetDay key={day.date} {...day} setting={{ line, width }} />
              ))}
              {hasRoomForStill && <Still listings={days.flatMap((day) => day.listings)} />}
            </div>
          ))}
        </Deeper>
      </div>
      <p className={styles.foot}>
        <span>
          {part.house.address}
          <br />
          {[part.house.phone, part.house.email].filter(Boolean).join(' · ')}
        </span>{' '}
        <strong className={styles.web}>{part.house.web}</strong>
      </p>
    </article>
  )
}

function House({ house: { name, logo } }: { house: HouseView }) {
  return (
    <p className={styles.house}>
      {logo && (
        <img
          src={pictureAddress(logo, LOGO_WIDTH, logo.width / logo.height)}
          alt=""
          width={LOGO_WIDTH}
          height={Math.round((LOGO_WIDTH * logo.height) / logo.width)}
          className={styles.logo}
        />
      )}
      {name}
    </p>
  )
}

/** A picture of what is shown least on the days above it: what is shown often has its poster over them. */
function Still({ listings }: { listings: Listing[] }) {
  const [image] = mostShown(listings)
    .toReversed()
    .flatMap((production) => production.image ?? [])
  if (!image) return null
  return (
    <Picture
      {...image}
      alt=""
      ratio={STILL_RATIO}
      sizes="(min-width: 60rem) 22rem, 45vw"
      className={styles.still}
      fetched="unseen"
    />
  )
}

function mostShown(listings: Listing[]): ProductionCard[] {
  const happening = listings.filter(({ showing }) => !isOff(showing))
  const byProduction = Map.groupBy(happening, ({ production }) => production)
  return [...byProduction].sort(([, a], [, b]) => b.length - a.length).map(([production]) => production)
}
