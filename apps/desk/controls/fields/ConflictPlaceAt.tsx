import { useEffect, useRef } from 'react'
import { useConflictPlaces, usePlaceName } from './conflict-places.ts'
import styles from './Field.module.css'

/** Shows at a field what a colleague has written in it meanwhile. It stands beside the control, in the same element. */
export function ConflictPlaceAt({ path }: { path: string | undefined }) {
  const places = useConflictPlaces()
  const name = usePlaceName(path)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!places || name === null || !element) return
    const focus = () => element.parentElement?.querySelector<HTMLElement>('textarea, input')?.focus()
    return places.addPlace(name, { element, focus })
  }, [places, name])
  return name === null ? null : <div ref={ref} className={styles.conflict} />
}
