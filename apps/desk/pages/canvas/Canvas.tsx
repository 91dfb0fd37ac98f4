import { pageWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { PreviewNotice } from '../../preview/PreviewNotice.tsx'
import type { BlockPosition, PageDocument, Width } from '../commands/page-document.ts'
import { WIDTH_LABELS } from '../inspector/WidthFields.tsx'
import styles from './Canvas.module.css'
import { PageFrame } from './PageFrame.tsx'
import type { PagePreview } from './use-preview.ts'

const PIXELS: Record<Width, number> = { xs: 390, md: 768, lg: 1440 }
const ALL: readonly Width[] = ['xs', 'md', 'lg']

interface CanvasProps {
  preview: PagePreview
  document: PageDocument
  selected: { id: string; name: string } | null
  width: Width
  onPress(width: Width, block: string | null): void
  onMove(id: string, to: BlockPosition): void
}

/** The real page at up to three widths beside each other. Pressing a block selects it. */
export function Canvas({ preview, document, selected, width, onPress, onMove }: CanvasProps) {
  const [shown, setShown] = useState<readonly Width[]>(ALL)
  return (
    <section aria-label={words.canvas} data-region="" tabIndex={-1} className={styles.canvas}>
      <div className={styles.bar}>
        <ToggleButtonGroup
          aria-label={words.canvasWidths}
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={shown}
          onSelectionChange={(keys) => setShown(ALL.filter((each) => keys.has(each)))}
          className={styles.toggles}
        >
          {ALL.map((each) => (
            <ToggleButton key={each} id={each} className={styles.toggle}>
              {WIDTH_LABELS[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <p role="status" className={styles.note}>
          {preview.problems.note}
        </p>
        <PreviewNotice preview={preview} />
      </div>
      {preview.html === null ? (
        <p className={styles.unavailable}>{words.canvasUnavailable}</p>
      ) : (
        <div className={styles.frames}>
          {shown.map((each) => (
            <PageFrame
              key={each}
              label={WIDTH_LABELS[each]}
              pixels={PIXELS[each]}
              html={preview.html as string}
              document={document}
              selected={selected}
              isCurrent={each === width}
              onPress={(block) => onPress(each, block)}
              onMove={onMove}
            />
          ))}
        </div>
      )}
    </section>
  )
}
