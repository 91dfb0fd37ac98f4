import type { PageConfig } from '@lerret/model'
import type { BlockData } from '@lerret/page-engine'
import type { BuiltPage } from '@lerret/starter/build'
import { detailPages, screenPages } from '@lerret/starter/pages'
import { HOUSE } from '../house.ts'
import { cinemaPages } from './cinema.ts'
import { culturePages } from './culture.ts'
import { findingPages } from './finding.ts'
import { front } from './front.ts'
import { aboutPages } from './house/about.ts'
import { hallPages } from './house/halls.ts'
import { makingPages } from './house/making.ts'
import { rentalPages } from './house/rental.ts'
import { statementPages } from './house/statements.ts'
import { visitPages } from './house/visit.ts'
import { memberPages } from './members.ts'
import { ticketPages } from './tickets.ts'
import { trial } from './trial.ts'

const ALL: BuiltPage[] = [
  front,
  ...cinemaPages,
  ...culturePages,
  ...findingPages,
  ...detailPages({ hasCinema: true, hasEvents: true }),
  ...ticketPages,
  ...memberPages,
  ...visitPages,
  ...rentalPages,
  ...hallPages,
  ...makingPages,
  ...aboutPages,
  ...statementPages,
  ...screenPages(HOUSE.title, 'house-foaje'),
  trial,
]

/** Every page of the demo house. */
export const pages = (): PageConfig[] => ALL.map(({ config }) => config)

/** The data of their blocks. */
export const blockData = (): BlockData[] => ALL.flatMap(({ data }) => data)
