import { fill } from '@lerret/words'
import { useRef } from 'react'
import { useWords } from '../../words.ts'
import styles from './FitCount.module.css'
import { useAddressFilters } from './use-address-filters.ts'

/** *23 framsyningar passar*, when something is chosen. */
export function FitCount() {
  const words = useWords()
  const ref = useRef<HTMLParagraphElement>(null)
  const count = useAddressFilters(ref)
  return (
    <p ref={ref} role="status" className={styles.count}>
      {count ? fill(count === 1 ? words.oneFits : words.countFits, { count }) : ''}
    </p>
  )
}
