import { isRemoval, REMOVED } from '../editing/session/records/removal.ts'
import { isSameFields } from '../editing/session/records/take-theirs.ts'
import type { MergeRules } from '../editing/session/state/merging.ts'
import type { SessionRules } from '../editing/session/state/rules.ts'

/** Where an entry stands can be seen and corrected at once, so that nobody is asked about it. */
const PLACE_FIELDS = ['order', 'parent', 'place']

const menuMerge: MergeRules = {
  mergeField: (field, { mine, theirs }) =>
    PLACE_FIELDS.includes(field) ? { base: theirs, mine, conflicts: [] } : null,
  /** An entry that one has removed and the other has changed stays. */
  mergeRecord: ({ base, mine, theirs }) =>
    isRemoval(mine) && !isSameFields(base, theirs) ? { fields: [REMOVED] } : null,
}

/** The menus are edited, saved and published as a whole: half a reordered menu would be wrong. */
export const menuRules: SessionRules = {
  merge: () => menuMerge,
  hasAll: (kind) => kind === 'menu-item',
  isIncluded(name, records) {
    const record = records[name]
    return record !== undefined && !(record.phase === 'new' && isRemoval(record.mine))
  },
  findTitle: ({ base, mine }) => String(mine.label?.value ?? base.label ?? ''),
  storing: 'nothing',
}
