import styles from './LinkTabs.module.css'

/** Links to screens or views that belong together, drawn as tabs. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { href: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <a href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined} className={styles.tab}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
