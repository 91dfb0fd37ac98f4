import type { Showing } from '@lerret/model'
import type { CallReply } from '../../data/call-desk.ts'

/** The showings as visitors see them. */
export const listVisible = ({
  showings,
  publicVersions,
}: Pick<CallReply<'programme'>, 'showings' | 'publicVersions'>): Showing[] => [
  ...showings.flatMap(({ version, stableVersion, body }) => (version === stableVersion ? body : [])),
  ...publicVersions,
]
