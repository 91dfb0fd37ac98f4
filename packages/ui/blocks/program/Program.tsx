import type { ProgrammeBlockItem } from '@lerret/page-engine/page-data'
import { type ReactNode, useMemo } from 'react'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterGrid } from '../../productions/PosterGrid.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { FilteredProgramme } from '../../showings/filter/FilteredProgramme.tsx'
import { groupByProduction, toListings } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import { toAnchor } from '../block.tsx'
import { FilmShowings } from './FilmShowings.tsx'

/** Without a filter, more days than these are collapsed. */
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
  const listings = useMemo(() => toListings(item), [item])
  const films = useFirstScreenItems(groupByProduction(item), 1, 2)
  if (item.mode === 'coming')
    return item.productions.length > 0 ? <PosterGrid view={item} /> : <Empty>{words.noComing}</Empty>

  const isFiltered = item.filters && listings.length > MAX_UNFILTERED_SHOWINGS
  const withFilters = (programme: ReactNode) =>
    isFiltered ? (
      <FilteredProgramme anchor={toAnchor(id)} listings={listings} startsWithAll={item.groupBy === 'film'}>
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
  return withFilters(
    <DayList listings={listings} nameBy="production" {...(!isFiltered && { openDays: OPEN_DAYS })} />,
  )
}
