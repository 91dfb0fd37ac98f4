import type { ProgramPart } from '@lerret/model'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterGrid } from '../../productions/PosterGrid.tsx'
import { DayList } from '../../showings/DayList.tsx'
import { byDay, listingsOf, productionsOf } from '../../showings/program.ts'
import { useWords } from '../../words.ts'
import { anchorOf } from '../block.tsx'
import { DayLinks } from './DayLinks.tsx'
import { FilmShowings } from './FilmShowings.tsx'

/** So many days are read at a glance; a cinema lays out forty. */
const OPEN_DAYS = 3

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
  if (part.mode === 'coming')
    return part.productions.length > 0 ? <PosterGrid view={part} /> : <Empty>{words.noComing}</Empty>

  if (part.groupBy === 'film') {
    const films = productionsOf(part)
    if (films.length === 0) return <Empty>{words.noFilms}</Empty>
    return films.map((film) => <FilmShowings key={film.production.id} {...film} />)
  }

  const listings = listingsOf(part)
  if (listings.length === 0) return <Empty>{words.noShowings}</Empty>
  return (
    <>
      {part.filters && <DayLinks days={byDay(listings)} anchor={anchorOf(id)} />}
      <DayList listings={listings} names="production" openDays={OPEN_DAYS} anchor={anchorOf(id)} />
    </>
  )
}
