import type { ProgramPart } from '@lerret/model'
import type { ReactNode } from 'react'
import { useFirst } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterGrid } from '../../productions/PosterGrid.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { listingsOf, productionsOf } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import { anchorOf } from '../block.tsx'
import { FilmShowings } from './FilmShowings.tsx'
import { Filtered } from './FilteredProgramme.tsx'

/** So many days are read at a glance; a cinema lays out forty. */
const OPEN_DAYS = 3

/** So many showings are looked through sooner than a filter is set. */
const FEW = 6

/** The cinema programme: now or coming, by day or by film. */
export function Program({ id, part }: { id: string; part: ProgramPart }) {
  return (
    <Section heading={part.heading}>
      <Films id={id} part={part} />
    </Section>
  )
}

function Films({ id, part }: { id: string; part: ProgramPart }) {
  const words = useWords()
  const films = useFirst(productionsOf(part), 1, 2)
  if (part.mode === 'coming')
    return part.productions.length > 0 ? <PosterGrid view={part} /> : <Empty>{words.noComing}</Empty>

  const listings = listingsOf(part)
  const filtered = (program: ReactNode) =>
    part.filters && listings.length > FEW ? (
      <Filtered anchor={anchorOf(id)} listings={listings}>
        {program}
      </Filtered>
    ) : (
      program
    )

  if (part.groupBy === 'film') {
    if (films.length === 0) return <Empty>{words.noFilms}</Empty>
    return filtered(films.map((film) => <FilmShowings key={film.production.id} {...film} />))
  }

  if (listings.length === 0) return <Empty>{words.noShowings}</Empty>
  return filtered(<DayList listings={listings} names="production" openDays={OPEN_DAYS} />)
}
