import styles from './SeatBar.module.css'

/** Sold seats as a bar that is as long as its hall, compared with the largest one. The figures are beside it, as text. */
export function SeatBar({
  capacity,
  sold,
  largest,
}: {
  capacity: number | null
  sold: number
  largest: number
}) {
  if (!capacity) return null
  return (
    <div
      aria-hidden="true"
      className={styles.hall}
      style={{ inlineSize: `${Math.max(8, (100 * capacity) / largest)}%` }}
    >
      <div className={styles.sold} style={{ inlineSize: `${Math.min(100, (100 * sold) / capacity)}%` }} />
    </div>
  )
}
