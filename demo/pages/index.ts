import type { PageConfig } from '@lerret/model'
import type { BlockData } from '@lerret/page-engine'
import type { BuiltPage } from './build.ts'
import { cinemaPages } from './cinema.ts'
import { culturePages } from './culture.ts'
import { detailPages } from './details.ts'
import { findingPages } from './finding.ts'
import { front } from './front.ts'
import { aboutPages } from './house/about.ts'
import { hallPages } from './house/halls.ts'
import { makingPages } from './house/making.ts'
import { rentalPages } from './house/rental.ts'
import { statementPages } from './house/statements.ts'
import { visitPages } from './house/visit.ts'
import { memberPages } from './members.ts'
import { screenPages } from './screens.ts'
import { ticketPages } from './tickets.ts'
import { trial } from './trial.ts'

const ALL: BuiltPage[] = [
  front,
  ...cinemaPages,
  ...culturePages,
  ...findingPages,
  ...detailPages,
  ...ticketPages,
  ...memberPages,
  ...visitPages,
  ...rentalPages,
  ...hallPages,
  ...makingPages,
  ...aboutPages,
  ...statementPages,
  ...screenPages,
  trial,
]

/** Every page of the demo house. */
export const pages = (): PageConfig[] => ALL.map(({ config }) => config)

/** The data of their blocks. */
export const blockData = (): BlockData[] => ALL.flatMap(({ data }) => data)
