import { fill, sitePreviewWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { SiteFrame } from '../SiteFrame.tsx'
import styles from './Views.module.css'

/** The page at 200 %, as those see it who have made everything larger. */
export function ZoomedView({
  title,
  html,
  onFollow,
}: {
  title: string
  html: string
  onFollow(path: string): void
}) {
  const [overflow, setOverflow] = useState<number | null>(null)
  return (
    <>
      {overflow !== null && (
        <p role="status" className={overflow > 0 ? styles.wrong : styles.lead}>
          {overflow > 0 ? fill(words.zoomOverflows, { width: overflow }) : words.zoomFits}
        </p>
      )}
      <SiteFrame
        title={title}
        html={html}
        layout="zoomed"
        onShown={({ documentElement: { scrollWidth, clientWidth } }) =>
          setOverflow(scrollWidth - clientWidth)
        }
        onFollow={onFollow}
      />
    </>
  )
}
