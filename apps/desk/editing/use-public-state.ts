import type { OpenedRecord } from '@lerret/api/contracts'
import { useState } from 'react'
import type { RecordState } from '../controls/StateMark.tsx'

/** Whether visitors see a record, and its newest version, while it is edited here. */
export function usePublicState({ stableVersion, state }: Pick<OpenedRecord, 'stableVersion' | 'state'>) {
  const read = { isPublic: stableVersion !== null, isNewest: state === 'published' }
  const [current, setCurrent] = useState(read)
  const [last, setLast] = useState({ stableVersion, state })
  if (last.stableVersion !== stableVersion || last.state !== state) {
    setLast({ stableVersion, state })
    setCurrent(read)
  }
  const [beforePublishing, setBeforePublishing] = useState(current)
  return {
    isPublic: current.isPublic,
    /** Whether visitors saw it before the last publish. */
    wasPublic: beforePublishing.isPublic,
    /** `isChanged`: whether something was typed that is in no version. */
    describe(isChanged: boolean): Extract<RecordState, 'draft' | 'changed' | 'published'> {
      if (!current.isPublic) return 'draft'
      return isChanged || !current.isNewest ? 'changed' : 'published'
    },
    setSaved: () => setCurrent((before) => ({ ...before, isNewest: false })),
    setPublished() {
      setBeforePublishing(current)
      setCurrent({ isPublic: true, isNewest: true })
    },
    setReverted: () => setCurrent({ ...beforePublishing, isNewest: false }),
  }
}
