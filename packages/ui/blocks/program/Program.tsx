import type { ProgrammeBlockItem } from '@lerret/page-engine/page-data'
import type { ReactNode } from 'react'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterGrid } from '../../productions/PosterGrid.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { groupByProduction, toListings } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import { toAnchor } from '../block.tsx'
import { FilmShowings } from './FilmShowings.tsx'
import { FilteredProgramme } from './FilteredProgramme.tsx'

/** A cinema may have forty days; more than these are collapsed. */
const OPEN_DAYS = 3

/** Up to this many showings need no filter. */
const MAX_UNFILTERED_SHOWINGS = 6

/** The cinema programme: now or coming, by day or by film. */
export function Program({ id, item }: { id: string; item: ProgrammeBlockItem }) {
  return (
    <Section heading={item.heading}>
      <Films id={id} item={item} />
    </Section>
  )
}

function Films({ id, item }: { id: string; item: ProgrammeBlockItem }) {
  const words = useWords()
  const films = useFirstScreenItems(groupByProduction(item), 1, 2)
  if (item.mode === 'coming')
    return item.productions.length > 0 ? <PosterGrid view={item} /> : <Empty>{words.noComing}</Empty>

  const listings = toListings(item)
  const withFilters = (programme: ReactNode) =>
    item.filters && listings.length > MAX_UNFILTERED_SHOWINGS ? (
      <FilteredProgramme anchor={toAnchor(id)} listings={listings}>
        {programme}
      </FilteredProgramme>
    ) : (
      programme
    )

  if (item.groupBy === 'film') {
    if (films.length === 0) return <Empty>{words.noFilms}</Empty>
    return withFilters(films.map((film) => <FilmShowings key={film.production.id} {...film} />))
  }

  if (listings.length === 0) return <Empty>{words.noShowings}</Empty>
  return withFilters(<DayList listings={listings} nameBy="production" openDays={OPEN_DAYS} />)
}
